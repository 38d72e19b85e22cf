import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { t } from '../../../i18n';
import { requestKeys } from '../../../resources/wash-requests/request-keys';
import { useOperator } from '../../../providers/access/OperatorContext';
import { useConsoleData } from '../../../providers/useConsoleData';
import { isWaiting } from '../../../providers/offline-acts/act';
import { sendAll } from '../../../providers/offline-acts/offline-acts';
import { sendAct } from '../../../providers/offline-acts/send-act';
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
    if (!unsentList.current().some((kept) => kept.act.userId === id && isWaiting(kept))) return;
    void sendAll(id, (act, sending) => sendAct(data, act, sending)).then((count) => {
      if (count === 0) return;
      void client.invalidateQueries({ queryKey: requestKeys.all });
      const refused = unsentList.current().some((kept) => kept.act.userId === id && !isWaiting(kept));
      if (refused) notify(t('day.unsent.someRefused'), { type: 'warning' });
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
