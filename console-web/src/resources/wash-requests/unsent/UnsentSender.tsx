import { useEffect } from 'react';
import { useOperator } from '../../../providers/access/OperatorContext';
import { heldMarks } from '../../../providers/offline-acts/held-marks';
import { sendMark } from '../../../providers/offline-acts/send-act';
import { leaveAtOnce } from '../../../providers/offline-acts/send-unsent';
import { read } from '../../../providers/offline-acts/unsent-list';
import { useConsoleData } from '../../../providers/useConsoleData';
import { useLeftMarks } from './useLeftMarks';
import { useSendUnsent } from './useSendUnsent';

/** How often a line is tried that may be back without the browser's knowing. */
const EVERY_MS = 20_000;

/**
 * On every screen of a driver: sends what waits as soon as there is a line, at the beginning, when it is told to be back, and
 * now and then; and what is held when its time is over, something follows, or the app is put away, closed or signed out of.
 */
export default function UnsentSender() {
  const { id } = useOperator();
  const data = useConsoleData();
  const send = useSendUnsent();
  const { leave, tell } = useLeftMarks(id);
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
  return null;
}
