import { use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { focusFirstWrong } from '@laundry/web-kit/forms/steps/focus';
import type { RegistrationValues } from '../form/registration-values';
import { OneByOneContext } from './one-by-one';
import { FIELDS_OF, headingIdOf, type PartName, partsOf } from './parts';

/** Leaves a part for the next one, where what is in it is right; else its first wrong field has the focus. */
export function useGoOn(name: PartName, close?: () => void) {
  const form = useFormContext<RegistrationValues>();
  const parts = partsOf({ contract_type: useWatch({ control: form.control, name: 'contract_type' }) });
  const next = parts[parts.indexOf(name) + 1];
  const oneByOne = use(OneByOneContext);
  /** How often it was not let go on. */
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused > 0) focusFirstWrong();
  }, [refused]);
  const goOn = async (): Promise<void> => {
    if (!(await form.trigger([...FIELDS_OF[name]]))) {
      setRefused(refused + 1);
      return;
    }
    if (oneByOne !== null && next) {
      oneByOne.goTo(next, name);
      return;
    }
    flushSync(() => close?.());
    focusPart(next);
  };
  return { parts, next, goOn };
}

export function focusPart(name: PartName | undefined): void {
  const heading = name && document.getElementById(headingIdOf(name));
  if (!heading) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
