import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { focusFirstWrong } from '@laundry/web-kit/forms/focus';

/**
 * After a form was refused, here or by the server, the keyboard stands in its first wrong field. The form itself is
 * told to leave it alone (`shouldFocusError`): it knows the boxes that are typed into only.
 */
export function FocusFirstWrong({ within }: { within: RefObject<HTMLElement | null> }) {
  const { errors, submitCount } = useFormState();
  const begin = useEffectEvent(() => {
    if (submitCount > 0 && Object.keys(errors).length > 0) focusFirstWrong(within.current);
  });
  // By the refusal alone: whoever mends a field is not moved to another.
  useEffect(() => begin(), [submitCount]);
  return null;
}
