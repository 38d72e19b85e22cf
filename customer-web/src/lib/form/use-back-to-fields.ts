import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isForForm } from '@laundry/web-kit/calls/api-error';
import { useApplyRefusal } from './form-errors';

/**
 * What a confirmed form does with a refusal: only one that its fields can mend leads back to them. All else, a lost
 * connection too, is told on the confirmation (`NotSent`), from where it can be sent again.
 */
export function useBackToFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  toInput: () => void,
): (error: unknown) => void {
  const applyRefusal = useApplyRefusal(form);
  return (error) => {
    if (!isForForm(error)) return;
    toInput();
    applyRefusal(error);
  };
}
