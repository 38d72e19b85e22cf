import { useLocation, useNavigate } from 'react-router';
import { type StepState, isAtStep, openedWith } from './step-state';
import { useStands } from '@laundry/web-kit/forms/use-stands';

/** That a screen has done what it is for, kept as the state of its place: a reload says so again, whoever opens it anew is asked anew. */
export function useDone() {
  const location = useLocation();
  const navigate = useNavigate();
  const before = openedWith(location.state);
  const stands = useStands();
  return {
    isDone: isAtStep(location.state, 'done'),
    /** The state that the screen was opened with. */
    openedWith: before,
    finish: () => {
      if (!stands()) return;
      void navigate(location, { replace: true, state: { step: 'done', before } satisfies StepState });
    },
  };
}
