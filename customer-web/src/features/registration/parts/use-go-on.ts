import { use, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { letNoSecondThrough } from '@laundry/web-kit/forms/presses/second-press';
import { focusFirstWrong } from '@laundry/web-kit/forms/steps/focus';
import type { RegistrationValues } from '../form/registration-values';
import { FIELDS_OF } from './parts';
import { PlaceContext } from './place';
import { useParts } from './use-parts';

/** Leaves the open part for the next one, where what is in it is right; else its first wrong field has the focus. */
export function useGoOn() {
  const form = useFormContext<RegistrationValues>();
  const { at, goTo } = use(PlaceContext);
  const parts = useParts();
  const next = parts[parts.indexOf(at) + 1];
  /** How often it was not let go on. */
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused > 0) focusFirstWrong();
  }, [refused]);
  const goOn = async ({ timeStamp }: { readonly timeStamp: number }): Promise<void> => {
    // The button says the step after next in the same place: a double tap would judge a part that nobody has seen.
    letNoSecondThrough(timeStamp);
    if (!(await form.trigger([...FIELDS_OF[at]]))) setRefused(refused + 1);
    else if (next) goTo(next, at);
  };
  return { next, goOn };
}
