import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { letNoSecondThrough } from '../presses/second-press';
import { focusFirstWrong, focusStep } from './focus';
import { useIsCurrentScreen } from './use-is-current-screen';

/** The state of a place of the browser's history at which a form is confirmed or done. */
interface StepState {
  readonly step: 'confirm' | 'done';
  /** Of which form, and whose: whoever signs in next in this tab finds nothing of it by going back. */
  readonly form: string;
  /** What is confirmed or done, as far as it may be written down. */
  readonly kept: unknown;
  /** The state that the screen was opened with. */
  readonly before: unknown;
}

interface StepOptions<Checked, Result> {
  readonly form: string;
  /** What of a step may be written down; null: its reload leads to the input. All of a result, unless said. */
  readonly written?: {
    readonly checked: (checked: Checked) => Checked | null;
    readonly result: (result: Result) => Result;
  };
  /** Whether what was checked before a reload would pass now; its form takes it up. */
  readonly takeUp?: (kept: Checked) => boolean;
  /** The steps of a dialog are no places of the browser's history: they end with it. */
  readonly inPlace?: boolean | undefined;
}

const isStep = (state: unknown): state is StepState =>
  typeof state === 'object' && state !== null && 'step' in state && 'form' in state && 'before' in state;

/**
 * Input, confirmation and done of a form, as places of the browser's history: Back leads from the confirmation to the input
 * with everything still typed. Done takes the confirmation's place, so that Back does not lead to a form that could be sent
 * once more, and a reload shows it again.
 */
export function useSteps<Checked, Result>({ form, written, takeUp, inPlace = false }: StepOptions<Checked, Result>) {
  const { state, go, back } = useStepState(inPlace);
  const at = isStep(state) && state.form === form ? state.step : 'input';
  const before = openedWith(state);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [result, setResult] = useState(() => (at === 'done' ? (storedIn(state) as Result | null) : null));
  const isConfirming = at === 'confirm' && checked !== null;
  const isCurrent = useIsCurrentScreen();
  const isCurrentConfirm = useIsCurrentScreen(at === 'confirm');
  const goTo = (step: StepState['step'], kept: unknown, replace: boolean): void =>
    go({ step, form, kept, before } satisfies StepState, replace);
  const begin = useEffectEvent(() => {
    // A reload, or Back from another page: what was checked then is not known any more, unless it was stored.
    if (!isStep(state) || checked !== null || (at === 'done' && result !== null)) return;
    const kept = at === 'confirm' ? (state.kept as Checked | null) : null;
    if (kept !== null && takeUp?.(kept)) setChecked(kept);
    // Whoever is on the way to somewhere else already is not held: it would take that place.
    else if (isCurrent()) go(before, true);
  });
  useEffect(() => begin(), []);
  useOwnScroll(inPlace);
  useStepStart(isConfirming, inPlace);
  return {
    /** What passed the checks, while it is to be confirmed. */
    confirming: isConfirming ? checked : null,
    done: at === 'done' ? result : null,
    /** What was sent last, for the input that Back leads to; a form that is sent again has its own. */
    sentBefore: at === 'done' || isConfirming ? null : result,
    isCurrent,
    /** Whether an answer that comes now finds the confirmation. */
    isAtConfirm: isCurrentConfirm,
    toConfirm: (next: Checked): void => {
      setChecked(next);
      goTo('confirm', written?.checked(next) ?? null, false);
    },
    /** Unless Back has led there already. */
    toInput: (): void => {
      if (isCurrentConfirm()) back();
    },
    /** It was sent: nothing is left to be confirmed, wherever Back leads. */
    toDone: (outcome: Result): void => {
      setResult(outcome);
      setChecked(null);
      if (isCurrent()) goTo('done', written ? written.result(outcome) : outcome, true);
    },
  };
}

/** The state that a screen was opened with, at whatever step it is. */
export const openedWith = (state: unknown): unknown => (isStep(state) ? state.before : state);

const storedIn = (state: unknown): unknown => (isStep(state) ? state.kept : null);

/** Where it is told at which step a form is. */
function useStepState(inPlace: boolean) {
  const navigate = useNavigate();
  const { search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const [own, setOwn] = useState<unknown>(null);
  if (inPlace) return { state: own, go: (next: unknown) => setOwn(next), back: () => setOwn(null) };
  const go = (next: unknown, replace: boolean) => void navigate({ search, hash }, { replace, state: next });
  return { state, go, back: () => void navigate(-1) };
}

/** The browser would scroll back to where the input was left, past the field that the step begins at. */
function useOwnScroll(inPlace: boolean): void {
  useEffect(() => {
    if (inPlace) return undefined;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, [inPlace]);
}

/** Each step of a page begins at the top, at its heading; the input that comes back with errors, at the first of them. */
function useStepStart(step: unknown, inPlace: boolean): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!inPlace) {
      window.scrollTo(0, 0);
      // The next step's button lies where the last one was pressed: a double tap would answer it unread.
      letNoSecondThrough(performance.now());
    }
    if (!focusFirstWrong() && !inPlace) focusStep();
  }, [step, inPlace]);
}
