import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { isSessionOver } from '../calls/api-error';
import { useIsCurrentScreen } from './steps/use-is-current-screen';

/** What became of something that was sent, for whoever did not wait for the answer. */
export interface LateAnswer {
  /** Why it was not done; null: it was. */
  readonly error: unknown;
  /** It was, but it is not paid. */
  readonly unpaid: boolean;
  /** Where it was sent from. */
  readonly path: string;
}

/** Tells it wherever they are by now; null takes it back. */
export const LateAnswerContext = createContext<(answer: LateAnswer | null) => void>(() => undefined);

export const useTellLateAnswer = () => use(LateAnswerContext);

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
