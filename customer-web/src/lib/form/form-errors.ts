import { keyed } from '@laundry/shared/messages/keyed';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ServerRefusal } from '@laundry/web-kit/calls/api-error';
import { useCodeText, useErrorCode } from '../calls/error-text';
import { type RefusalWords, showRefusal } from '@laundry/web-kit/forms/form-refusal';
import { useIsCurrentScreen } from '@laundry/web-kit/forms/steps/use-is-current-screen';

export interface FieldMessage {
  /** Name of the field, which is its control's id; empty for a message of the whole form. */
  field: string;
  text: string;
}

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
  const { root, ...errors }: FieldErrors = form.formState.errors;
  const errorOf = (name: Path<Values>): string | undefined => {
    const code = errors[name]?.message;
    return typeof code === 'string' ? textOf(code, params) : undefined;
  };
  const whole = root?.['server']?.message;
  const named = Object.entries<string | undefined>(labels).flatMap(([field, label]): FieldMessage[] => {
    const text = errorOf(field as Path<Values>);
    return text ? [{ field, text: `${label}: ${text}` }] : [];
  });
  /** Of a form that is not sent yet, too: what was judged of it. */
  const wrong = [...(whole ? [{ field: '', text: textOf(whole) }] : []), ...named];
  return { errorOf, wrong, summary: form.formState.submitCount > 0 ? wrong : [] };
}

/** How a refusal is said on a form. Codes are stored, not words: a change of language changes them too. */
export function useRefusalWords(): RefusalWords {
  const codeOf = useErrorCode();
  const textOf = useCodeText();
  const codeOfOne = ({ code, params }: ServerRefusal) => keyed(code, params);
  return {
    ofField: ([first]) => codeOfOne(first),
    ofOthers: (refusals) => {
      const codes = [...new Set(refusals.map(codeOfOne))];
      return codes.length > 1 ? codes.map((code) => textOf(code)).join(' ') : codeOfOne(refusals[0]);
    },
    ofFailure: codeOf,
  };
}

/** Says it on a form that is sent without a confirmation, as long as its screen is shown. */
export function useApplyRefusal<Values extends FieldValues>(form: UseFormReturn<Values>): (error: unknown) => void {
  const words = useRefusalWords();
  const isCurrent = useIsCurrentScreen();
  return (error) => {
    // Another screen may be shown by now: its fields must not be focused.
    if (isCurrent()) showRefusal(form, error, words);
  };
}
