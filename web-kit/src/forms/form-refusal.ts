import { flushSync } from 'react-dom';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, type ServerRefusal } from '../calls/api-error';
import { focusFirstWrong } from './steps/focus';

/** Messages by field; `root.server` is what stands against the whole. */
export type FormErrors = Readonly<Record<string, string>>;

type Refusals = readonly [ServerRefusal, ...ServerRefusal[]];

/** How a web words a refusal. */
export interface RefusalWords {
  /** What stands against one field. */
  readonly ofField: (refusals: Refusals) => string;
  /** What stands against fields that the form does not have. */
  readonly ofOthers: (refusals: Refusals) => string;
  /** A failure that names no field. */
  readonly ofFailure: (error: unknown) => string;
}

/** What a refused write leaves in its form: the messages of its own fields beside them, all else for the whole. */
export function refusalErrors(error: unknown, fields: readonly string[], words: RefusalWords): FormErrors {
  const refusals = error instanceof ApiError ? error.refusals : [];
  if (refusals.length === 0) return { 'root.server': words.ofFailure(error) };
  const others = refusals.filter(({ field }) => !fields.includes(field));
  const named = fields.map((name) => [name, refusals.filter(({ field }) => field === name)] as const);
  return {
    ...Object.fromEntries(named.flatMap(([name, own]) => (hasAny(own) ? [[name, words.ofField(own)]] : []))),
    ...(hasAny(others) && { 'root.server': words.ofOthers(others) }),
  };
}

/** Puts messages beside their fields, or above the whole form, and the keyboard into the first of those. */
export function showErrors<Values extends FieldValues>(form: UseFormReturn<Values>, errors: FormErrors): void {
  if (Object.keys(errors).length === 0) return;
  flushSync(() => {
    for (const [field, message] of Object.entries(errors))
      form.setError(field as Path<Values>, { type: 'server', message });
  });
  focusFirstWrong();
}

/** The same of a refusal: what was typed stays. */
export const showRefusal = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  words: RefusalWords,
): void => showErrors(form, refusalErrors(error, Object.keys(form.getValues()), words));

const hasAny = (refusals: readonly ServerRefusal[]): refusals is Refusals => refusals.length > 0;
