import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusFirstWrong } from './focus-first-wrong';
import { focusStep } from './focus-step';
import { useStands } from './use-stands';

/** How a confirmation outlives a reload. */
export interface Resuming<Values> {
  /** The draft's name: whoever signs in next in this tab has another, and finds nothing of it by going back. */
  draft: string;
  /** False for what must not be written down: its reload leads to the input. */
  mayKeep: (checked: Values) => boolean;
  /** Whether what was checked then would pass now; its form takes it up. */
  takeUp: (kept: Values) => boolean;
}

interface StepState<Values> {
  step?: string;
  kept?: Values | null;
  /** The draft that `kept` is of. */
  draft?: string | undefined;
}

/**
 * Input and confirmation of a form, as two places of the browser's history: its Back button returns to the input with
 * everything still typed. After a reload nothing is checked any more: what was kept is checked once more, and without it
 * the input is shown.
 */
export function useCheckedStep<Values>(resuming: Resuming<Values> | null = null, keepsDone = false) {
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as StepState<Values> | null;
  const { search } = location;
  const [checked, setChecked] = useState<Values | null>(null);
  const confirming = checked !== null && state?.step === 'confirm';
  const stands = useStands(state?.step === 'confirm');
  useOwnScroll();
  useStepStart(confirming);
  const begin = useEffectEvent(() => {
    // A reload, or Back from another page: what was checked then is not known any more, so this place is the input's, unless it was kept.
    if (state?.step === undefined || checked !== null || (keepsDone && state.step === 'done')) return;
    const kept = state.step === 'confirm' && state.draft === resuming?.draft ? state.kept : null;
    if (kept != null && resuming?.takeUp(kept) === true) setChecked(kept);
    // Signing out is on its way to the login already, whose place this would take.
    else if (window.location.pathname === location.pathname) void navigate({ search }, { replace: true, state: null });
  });
  useEffect(() => begin(), []);
  return {
    /** What passed the checks, while it is to be confirmed. */
    confirming: confirming ? checked : null,
    toConfirm: (values: Values): void => {
      setChecked(values);
      const kept = resuming?.mayKeep(values) === true ? values : null;
      void navigate(
        { search },
        { state: { step: 'confirm', kept, draft: resuming?.draft } satisfies StepState<Values> },
      );
    },
    /** Unless Back has led there already. */
    toInput: (): void => {
      if (stands.current) void navigate(-1);
    },
    /** Whether an answer that comes now finds it. */
    isAtConfirm: (): boolean => stands.current,
    /** It was sent: nothing is left to be confirmed, wherever Back leads. */
    forget: (): void => setChecked(null),
  };
}

/** The browser would scroll back to where the input was left, past the field that the step begins at. */
function useOwnScroll(): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
}

/** Each step begins at the top, at its heading; the input that comes back with errors, at the first of them. */
function useStepStart(step: unknown): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    if (!focusFirstWrong()) focusStep();
  }, [step]);
}
