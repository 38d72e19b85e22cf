import { useLocation } from 'react-router';
import { isSessionOver } from '../calls/api-error';
import { useTellLateAnswer } from './late-answer';
import { useIsCurrentScreen } from './steps/use-is-current-screen';

/** For an answer whose screen may be left before it comes: whoever has left is told of it wherever they are by then. */
export function useLateAnswer() {
  const { pathname: path } = useLocation();
  const tell = useTellLateAnswer();
  const isCurrent = useIsCurrentScreen();
  return {
    isCurrent,
    /** `isSeen`: where the screen shows it itself. */
    sent: (unpaid = false, isSeen = isCurrent()): void => {
      if (!isSeen) tell({ error: null, unpaid, path });
    },
    refused: (error: unknown, isSeen = isCurrent()): void => {
      // That a session is over is told at the login, which is where it leads.
      if (!isSeen && !isSessionOver(error)) tell({ error, unpaid: false, path });
    },
    /** It is sent once more: what was told of the time before is over. */
    forget: (): void => tell(null),
  };
}
