import { createContext, use } from 'react';

/** What became of something that was sent, for whoever did not wait for the answer. */
export interface LateAnswer {
  /** Why it was not done; null: it was. */
  readonly error: unknown;
  /** It was, but it is not paid. */
  readonly unpaid: boolean;
  /** Where it was sent from. */
  readonly path: string;
}

/** Tells it wherever they are by now; null takes it back. Apart from the hook of the forms: it is loaded with the app. */
export const LateAnswerContext = createContext<(answer: LateAnswer | null) => void>(() => undefined);

export const useTellLateAnswer = () => use(LateAnswerContext);
