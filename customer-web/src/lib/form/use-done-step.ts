import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Resuming, useCheckedStep } from './use-checked-step';
import { useStands } from './use-stands';

/** How a form's end outlives a reload. */
export interface KeptResult<Result> {
  /** The draft's name: whoever signs in next in this tab has another. */
  draft: string;
  /** What of it may be written down: no door code. */
  written: (result: Result) => Result;
}

interface DoneState<Result> {
  step?: string;
  result?: Result;
  draft?: string;
}

/**
 * Input, confirmation and done. Done takes confirmation's place in the browser's history, so that Back does not lead to
 * a form that could be sent once more; a reload shows it again.
 */
export function useDoneStep<Values, Result>(keeping: KeptResult<Result>, resuming: Resuming<Values> | null = null) {
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as DoneState<Result> | null;
  const isDone = state?.step === 'done';
  const [result, setResult] = useState<Result | null>(() =>
    isDone && state.draft === keeping.draft ? (state.result ?? null) : null,
  );
  const steps = useCheckedStep<Values>(resuming, result !== null);
  const stands = useStands();
  return {
    ...steps,
    done: isDone ? result : null,
    /** What was sent last, for the input that Back leads to; a form that is sent again has its own. */
    sentBefore: isDone || steps.confirming !== null ? null : result,
    toDone: (outcome: Result): void => {
      setResult(outcome);
      steps.forget();
      if (!stands.current) return;
      const kept: DoneState<Result> = { step: 'done', result: keeping.written(outcome), draft: keeping.draft };
      void navigate({ search: location.search }, { replace: true, state: kept });
    },
  };
}
