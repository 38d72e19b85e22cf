import { useLocation } from 'react-router';
import { keptPayment } from '../payment/open-payment';
import { useMeanwhile } from './meanwhile';
import { useStands } from './use-stands';

/** For an answer whose screen may be left before it comes: whoever has left is told of it wherever they are by then. */
export function useTellWhoLeft() {
  const { pathname: path } = useLocation();
  const tell = useMeanwhile();
  const stands = useStands();
  return {
    stands,
    sent: (): void => {
      if (!stands.current) tell({ error: null, unpaid: keptPayment() !== null, path });
    },
    /** `isSeen`: where the screen shows it itself. */
    refused: (error: unknown, isSeen = stands.current): void => {
      if (!isSeen) tell({ error, unpaid: false, path });
    },
    /** It is sent once more: what was told of the time before is over. */
    forget: (): void => tell(null),
  };
}
