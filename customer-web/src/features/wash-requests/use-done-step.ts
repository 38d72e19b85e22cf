import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCheckedStep } from '../../lib/use-checked-step';

/**
 * Input, confirmation and done. Done takes confirmation's place in the browser's history, so that Back does not lead to
 * a form that could be sent once more; after a reload there is nothing to be told as done any more.
 */
export function useDoneStep<Values, Result>() {
  const steps = useCheckedStep<Values>();
  const navigate = useNavigate();
  const state = useLocation().state as { step?: string } | null;
  const [result, setResult] = useState<Result | null>(null);
  return {
    ...steps,
    done: state?.step === 'done' ? result : null,
    toDone: (outcome: Result): void => {
      setResult(outcome);
      void navigate('', { replace: true, state: { step: 'done' } });
    },
  };
}
