import { newKey } from '@laundry/web-kit/calls/new-key';
import { useIsCurrentScreen } from '@laundry/web-kit/forms/steps/use-is-current-screen';
import type { Rule } from '@laundry/web-kit/forms/use-rule-form';
import { openedWith } from '@laundry/web-kit/forms/steps/use-steps';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { RegistrationValues } from '../form/registration-values';
import type { Place } from './place';
import { PARTS, type PartName, completedParts, headingIdOf, partsOf } from './parts';

interface PlacesOptions {
  readonly form: UseFormReturn<RegistrationValues>;
  readonly rule: Rule<RegistrationValues>;
  readonly isResumed: boolean;
  /** The confirmation has places and a heading of its own. */
  readonly isConfirming: boolean;
}

const stateOf = (state: unknown): Readonly<Record<string, unknown>> => {
  const opened = openedWith(state);
  return typeof opened === 'object' ? { ...opened } : {};
};

/** Of which registration a place of the browser's history is; null: of none yet. */
export const visitOf = (state: unknown): string | null => {
  const { visit } = stateOf(state);
  return typeof visit === 'string' ? visit : null;
};

/**
 * Each part as a place of the browser's history: Back leads to the part before. A place is believed as far as the parts
 * before it are complete.
 */
export function usePlaces({ form, rule, isResumed, isConfirming }: PlacesOptions): Omit<Place, 'isFirst'> {
  const { search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isCurrent = useIsCurrentScreen();
  const opened = stateOf(state);
  const wanted = PARTS.find((part) => part === opened['part']) ?? 'plan';
  const [completed, setCompleted] = useState<readonly PartName[]>([]);
  const [isAsResumed, setAsResumed] = useState(isResumed);
  const parts = partsOf({ contract_type: useWatch({ control: form.control, name: 'contract_type' }) });
  const at = parts.find((part) => part === wanted || !completed.includes(part)) ?? 'plan';

  const go = (place: object, replace: boolean): void =>
    void navigate({ search, hash }, { replace, state: { ...opened, ...place } });
  const begin = useEffectEvent(async () => {
    if (visitOf(state) === null && isCurrent()) go({ visit: newKey() }, true);
    // A reload: what was typed before is complete as far as the whole form's rule says so.
    if (wanted !== 'plan') setCompleted(completedParts(await rule(form.getValues())));
  });
  useEffect(() => void begin(), []);

  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    if (!isConfirming) focusPart(at);
  }, [at, isConfirming]);

  const goTo = (part: PartName, done?: PartName): void => {
    if (done !== undefined) setCompleted([...completed, done]);
    setAsResumed(false);
    if (part !== wanted) go({ part }, false);
  };
  return { at, isResumed: isAsResumed, goTo };
}

function focusPart(name: PartName): void {
  const heading = document.getElementById(headingIdOf(name));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
