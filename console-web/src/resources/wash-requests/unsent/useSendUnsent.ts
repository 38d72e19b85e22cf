import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { t } from '../../../i18n';
import { requestKeys } from '../request-keys';
import { useOperator } from '../../../providers/access/OperatorContext';
import { waitingOf } from '../../../providers/offline-acts/act';
import { heldMarks } from '../../../providers/offline-acts/held-marks';
import { leftMarks } from '../../../providers/offline-acts/left-marks';
import { sendAll, sendPhotos } from '../../../providers/offline-acts/send-unsent';
import { changed, unsentList } from '../../../providers/offline-acts/unsent-list';
import { useSendOne } from './useSendOne';

/** Sends what waits, in order, and says what became of it. */
export function useSendUnsent(): () => Promise<void> {
  const { id } = useOperator();
  const client = useQueryClient();
  const notify = useNotify();
  const sendOne = useSendOne();
  return useCallback(async () => {
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
}
