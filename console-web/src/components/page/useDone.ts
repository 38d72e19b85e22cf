import { useSteps } from '@laundry/web-kit/forms/steps/use-steps';
import { useLocation } from 'react-router';

/** That a screen has done what it is for, stored as the state of its place: a reload says so again, whoever opens it anew is asked anew. */
export function useDone() {
  const { pathname } = useLocation();
  const { done, toDone } = useSteps<never, true>({ form: pathname });
  return { isDone: done !== null, finish: () => toDone(true) };
}
