import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusFirstWrong } from './focus-first-wrong';

/**
 * Input and confirmation of a form, as two places of the browser's history: its Back button returns to the input with
 * everything still typed. After a reload nothing is checked any more, and the input is shown.
 */
export function useCheckedStep<Values>() {
  const navigate = useNavigate();
  const state = useLocation().state as { step?: string } | null;
  const [checked, setChecked] = useState<Values | null>(null);
  const confirming = checked !== null && state?.step === 'confirm';
  useOwnScroll();
  useStepStart(confirming);
  return {
    /** What passed the checks, while it is to be confirmed. */
    confirming: confirming ? checked : null,
    toConfirm: (values: Values): void => {
      setChecked(values);
      void navigate('', { state: { step: 'confirm' } });
    },
    toInput: (): void => void navigate(-1),
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
    if (!focusFirstWrong()) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [step]);
}
