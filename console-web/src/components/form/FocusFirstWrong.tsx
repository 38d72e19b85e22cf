import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** After a form was refused, here or by the server, the keyboard stands in its first wrong field. */
export function FocusFirstWrong({ within }: { within: RefObject<HTMLElement | null> }) {
  const { errors, submitCount } = useFormState();
  useEffect(() => {
    if (submitCount > 0 && Object.keys(errors).length > 0)
      within.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, submitCount, within]);
  return null;
}
