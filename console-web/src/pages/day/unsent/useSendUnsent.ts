import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { t } from '../../../i18n';
import { requestKeys } from '../../../resources/wash-requests/request-keys';
import { useOperator } from '../../../providers/access/OperatorContext';
import { waitingOf } from '../../../providers/offline-acts/act';
import { heldMarks } from '../../../providers/offline-acts/held-marks';
import { leftMarks } from '../../../providers/offline-acts/left-marks';
import { sendMark } from '../../../providers/offline-acts/send-act';
import { leaveAtOnce, sendAll, sendPhotos } from '../../../providers/offline-acts/send-unsent';
import { changed, read, unsentList } from '../../../providers/offline-acts/unsent-list';
import type { TellOf } from '../useStopNotices';
import { useConsoleData } from '../../../providers/useConsoleData';
import { useLeftMarks } from './useLeftMarks';
import { useSendOne } from './useSendOne';

/** How often a line is tried that may be back without the browser's knowing. */
const EVERY_MS = 20_000;

/**
 * Sends what waits as soon as there is a line: at the beginning, when it is told to be back, and now and then; and what is
 * held when its time is over, something follows, the screen is left, or the page is closed.
 */
export function useSendUnsent(tellOf: TellOf): () => void {
  const { id } = useOperator();
  const client = useQueryClient();
  const notify = useNotify();
  const data = useConsoleData();
  const sendOne = useSendOne(tellOf);
  const { leave, tell } = useLeftMarks(id);
  const send = useCallback(async () => {
    const own = () => unsentList.current().filter((kept) => kept.act.userId === id);
    const waiting = waitingOf(own());
    if (waiting.length === 0) return;
    // What left with the page is told of by itself.
    const left = new Set(waiting.flatMap(({ key }) => (leftMarks.has(key) ? [key] : [])));
    const isKnown = waiting.some(({ key }) => !heldMarks.isQuiet(key) && !left.has(key));
    const acts = await sendAll(id, sendOne);
    if (acts > 0) void client.invalidateQueries({ queryKey: requestKeys.all });
    heldMarks.tell();
    await changed();
    const sendRest = async () => {
      const photos = await sendPhotos(id, sendOne);
      if (photos > 0) void client.invalidateQueries({ queryKey: requestKeys.details });
      // Photos are part of what they are of.
      const count = acts > 0 ? acts : photos;
      if (count === 0) return;
      if (own().some(({ key, refusal }) => refusal !== null && !left.has(key)))
        notify(t('day.unsent.someRefused'), { type: 'warning' });
      else if (isKnown) notify(t('day.unsent.sent', { count }), { type: 'success' });
    };
    void sendRest();
  }, [id, sendOne, client, notify]);

  useEffect(() => {
    const begin = () => void send().then(tell);
    void read().then(begin);
    const timer = setInterval(begin, EVERY_MS);
    const forget = heldMarks.onLetGo(send);
    const seen = () => {
      if (document.visibilityState === 'visible') begin();
      else {
        leave();
        void heldMarks.letGo();
      }
    };
    const close = () => {
      leave();
      leaveAtOnce(id, (act, sending) => sendMark(data, act, sending));
    };
    window.addEventListener('online', begin);
    window.addEventListener('pagehide', close);
    document.addEventListener('visibilitychange', seen);
    return () => {
      void heldMarks.letGo();
      forget();
      clearInterval(timer);
      window.removeEventListener('online', begin);
      window.removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [send, leave, tell, id, data]);
  return useCallback(() => void send(), [send]);
}
