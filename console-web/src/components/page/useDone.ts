import { useLocation, useNavigate } from 'react-router';

interface DoneState {
  readonly done: true;
  readonly before: unknown;
}

/** That a screen has done what it is for, kept as the state of its place: a reload says so again, whoever opens it anew is asked anew. */
export function useDone() {
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const isDone = isDoneState(state);
  return {
    isDone,
    /** The state that the screen was opened with. */
    openedWith: isDone ? state.before : state,
    finish: () => void navigate(location, { replace: true, state: { done: true, before: state } satisfies DoneState }),
  };
}

const isDoneState = (state: unknown): state is DoneState =>
  typeof state === 'object' && state !== null && 'done' in state && state.done === true;
