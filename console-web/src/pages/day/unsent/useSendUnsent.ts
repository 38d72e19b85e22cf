import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { t } from '../../../i18n';
import { requestKeys } from '../../../resources/wash-requests/request-keys';
import { useOperator } from '../../../providers/access/OperatorContext';
import { useConsoleData } from '../../../providers/useConsoleData';
import { type Act, waitingOf } from '../../../providers/offline-acts/act';
import { type Sending, sendAct } from '../../../providers/offline-acts/send-act';
import { sendAll, sendPhotos } from '../../../providers/offline-acts/send-unsent';
import { read, unsentList } from '../../../providers/offline-acts/unsent-list';

/** How often a line is tried that may be back without the browser's knowing. */
const EVERY_MS = 20_000;

/** Sends what waits as soon as there is a line: at the beginning, when it is told to be back, and now and then. */
export function useSendUnsent(): () => void {
  const { id } = useOperator();
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const send = useCallback(() => {
    const own = () => unsentList.current().filter((kept) => kept.act.userId === id);
    if (waitingOf(own()).length === 0) return;
    const sendOne = (act: Act, sending: Sending) => sendAct(data, act, sending);
    const sendEverything = async () => {
      const acts = await sendAll(id, sendOne);
      if (acts > 0) void client.invalidateQueries({ queryKey: requestKeys.all });
      const photos = await sendPhotos(id, sendOne);
      if (photos > 0) void client.invalidateQueries({ queryKey: requestKeys.details });
      // Photos are part of what they are of.
      return acts > 0 ? acts : photos;
    };
    void sendEverything().then((count) => {
      if (count === 0) return;
      if (own().some(({ refusal }) => refusal !== null)) notify(t('day.unsent.someRefused'), { type: 'warning' });
      else notify(t('day.unsent.sent', { count }), { type: 'success' });
    });
  }, [id, data, client, notify]);

  useEffect(() => {
    void read().then(send);
    const timer = setInterval(send, EVERY_MS);
    const seen = () => void (document.visibilityState === 'visible' && send());
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [send]);
  return send;
}
