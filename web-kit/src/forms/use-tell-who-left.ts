import { useLocation } from 'react-router';
import { isSessionOver } from '../calls/api-error';
import { useMeanwhile } from './meanwhile';
import { useStands } from './use-stands';

/** For an answer whose screen may be left before it comes: whoever has left is told of it wherever they are by then. */
export function useTellWhoLeft() {
  const { pathname: path } = useLocation();
  const tell = useMeanwhile();
  const stands = useStands();
  return {
    stands,
    /** `isSeen`: where the screen shows it itself. */
    sent: (unpaid = false, isSeen = stands()): void => {
      if (!isSeen) tell({ error: null, unpaid, path });
    },
    refused: (error: unknown, isSeen = stands()): void => {
      // That a session is over is told at the login, which is where it leads.
      if (!isSeen && !isSessionOver(error)) tell({ error, unpaid: false, path });
    },
    /** It is sent once more: what was told of the time before is over. */
    forget: (): void => tell(null),
  };
}
