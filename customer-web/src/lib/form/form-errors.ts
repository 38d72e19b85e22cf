import { flushSync } from 'react-dom';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldMessage } from '../../components/ui/ErrorSummary';
import { ApiError } from '../api-error';
import { useCodeText, useErrorCode } from '../error-text';
import { focusFirstWrong } from './focus-first-wrong';
import { useStands } from './use-stands';
import { messageCode } from '../message-text';

/**
 * What a form shows of its errors: the text beside a field, and the summary above, in the order of the labels.
 * `params` fill the places of the messages, such as the length that a text may have.
 */
export function useFormErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  labels: Partial<Record<Path<Values>, string>>,
  params: Readonly<Record<string, string | number>> = {},
) {
  const textOf = useCodeText();
  const { root, ...errors } = form.formState.errors as FieldErrors<FieldValues>;
  const errorOf = (name: Path<Values>): string | undefined => {
    const code = errors[name]?.message;
    return typeof code === 'string' ? textOf(code, params) : undefined;
  };
  const whole = root?.['server']?.message;
  const named = Object.entries<string | undefined>(labels).flatMap(([field, label]): FieldMessage[] => {
    const text = errorOf(field as Path<Values>);
    return text ? [{ field, text: `${label}: ${text}` }] : [];
  });
  const summary = [...(whole ? [{ field: '', text: textOf(whole) }] : []), ...named];
  return { errorOf, summary: form.formState.submitCount > 0 ? summary : [] };
}

/**
 * Puts a refusal on the form: messages of its fields beside them, the first of them focused, all else above the form.
 * What was typed stays (architecture "Style"). Codes are kept, not words: a change of language changes them too.
 */
export function useApplyRefusal<Values extends FieldValues>(form: UseFormReturn<Values>): (error: unknown) => void {
  const codeOf = useErrorCode();
  const stands = useStands();
  return (error) => {
    // Nothing of another screen is to be focused.
    if (!stands.current) return;
    const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
    const known = Object.keys(form.getValues());
    const mine = known.filter((name) => fieldErrors[name]?.[0] !== undefined);
    flushSync(() => {
      for (const name of mine)
        form.setError(name as Path<Values>, { type: 'server', message: messageCode(fieldErrors[name]?.[0] ?? '') });
    });
    const others = Object.entries(fieldErrors).flatMap(([name, texts]) => (known.includes(name) ? [] : texts));
    if (others.length > 0 || mine.length === 0) {
      form.setError('root.server', { type: 'server', message: messageCode(others.join(' ')) || codeOf(error) });
    }
    focusFirstWrong();
  };
}
