import { keyed } from '@laundry/shared/messages/keyed';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldMessage } from '../../components/messages/ErrorSummary';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useCodeText, useErrorCode } from '../calls/error-text';
import { focusFirstWrong } from '@laundry/web-kit/forms/focus';
import type { ShowRefusal } from '@laundry/web-kit/forms/use-confirmed-form';
import { useIsCurrentScreen } from '@laundry/web-kit/forms/use-is-current-screen';

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
export function useShowRefusal<Values extends FieldValues>(): ShowRefusal<Values> {
  const codeOf = useErrorCode();
  const textOf = useCodeText();
  return (form, error) => {
    const refusals = error instanceof ApiError ? error.refusals : [];
    const known = Object.keys(form.getValues());
    const mine = refusals.filter(({ field }) => known.includes(field));
    const others = refusals.filter(({ field }) => !known.includes(field));
    flushSync(() => {
      // Of several refusals of a field the first is shown.
      for (const { field, code, params } of [...mine].reverse())
        form.setError(field as Path<Values>, { type: 'server', message: keyed(code, params) });
    });
    if (others.length > 0 || mine.length === 0) {
      const [other = codeOf(error), ...more] = new Set(others.map(({ code, params }) => keyed(code, params)));
      const message = more.length === 0 ? other : [other, ...more].map((code) => textOf(code)).join(' ');
      form.setError('root.server', { type: 'server', message });
    }
    focusFirstWrong();
  };
}

/** The same for a form that is sent without a confirmation, as long as its screen is shown. */
export function useApplyRefusal<Values extends FieldValues>(form: UseFormReturn<Values>): (error: unknown) => void {
  const show = useShowRefusal<Values>();
  const isCurrent = useIsCurrentScreen();
  return (error) => {
    // Another screen may be shown by now: its fields must not be focused.
    if (isCurrent()) show(form, error);
  };
}
