import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Resuming, useCheckedStep } from './use-checked-step';

/**
 * Input, confirmation and done. Done takes confirmation's place in the browser's history, so that Back does not lead to
 * a form that could be sent once more; after a reload there is nothing to be told as done any more.
 */
export function useDoneStep<Values, Result>(resuming: Resuming<Values> | null = null) {
  const steps = useCheckedStep<Values>(resuming);
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as { step?: string } | null;
  const [result, setResult] = useState<Result | null>(null);
  return {
    ...steps,
    done: state?.step === 'done' ? result : null,
    toDone: (outcome: Result): void => {
      setResult(outcome);
      steps.forget();
      void navigate({ search: location.search }, { replace: true, state: { step: 'done' } });
    },
  };
}
