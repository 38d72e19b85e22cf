import { focusFirstWrong } from '@laundry/web-kit/forms/focus';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type FormErrors, submitErrors } from './submit-errors';

/** Puts messages beside their fields, or under the whole form, and the keyboard into the first of those. */
export function showErrors<Values extends FieldValues>(form: UseFormReturn<Values>, errors: FormErrors): void {
  if (Object.keys(errors).length === 0) return;
  flushSync(() => {
    for (const [field, message] of Object.entries(errors))
      form.setError(field as Path<Values>, { type: 'server', message });
  });
  focusFirstWrong();
}

/** The same of a refusal. */
export const showRefusal = <Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void =>
  showErrors(form, submitErrors(error, Object.keys(form.getValues())));
