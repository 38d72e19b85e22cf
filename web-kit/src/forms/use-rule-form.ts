import { useEffect, useEffectEvent } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type ResolverResult,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { focusFirstWrong } from './steps/focus';

/** Message codes by field. */
export type Codes<Values> = Partial<Record<Path<Values>, string>>;
/** What is wrong with a form: a shared rule, or what makes one fit the screen. */
export type Rule<Values> = (values: Values) => Codes<Values> | Promise<Codes<Values>>;

interface RuleFormStart<Values> {
  /** What it begins with. */
  readonly record: Values;
  /** Keeps what was typed. */
  readonly keep: (values: Values) => void;
}

/**
 * Every form: its checks are a rule, a submit that it refuses goes to the first wrong field on the page, and what was
 * typed is stored until it is sent.
 */
export function useRuleForm<Values extends FieldValues>(
  rule: Rule<Values> | undefined,
  { record, keep: keepTyped }: RuleFormStart<Values>,
): UseFormReturn<Values> {
  const form = useForm<Values>({
    defaultValues: record as DefaultValues<Values>,
    ...(rule && { resolver: async (values) => resolution(values, await rule(values)) }),
    shouldFocusError: false, // it would go by the order in which fields appeared first
  });
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) focusFirstWrong();
  }, [submitCount]);
  const keep = useEffectEvent(keepTyped);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [form]);
  return form;
}

/** True of a form in which a rule finds nothing wrong. */
export const isPassed = (codes: object): boolean => Object.values(codes).every((code) => code === undefined);

function resolution<Values extends FieldValues>(values: Values, codes: Codes<Values>): ResolverResult<Values> {
  const wrong = Object.entries<string | undefined>(codes).filter(([, code]) => code !== undefined);
  const errors = Object.fromEntries(wrong.map(([name, code]) => [name, { type: 'rule', message: code }]));
  return wrong.length > 0 ? { values: {}, errors: errors as FieldErrors<Values> } : { values, errors: {} };
}
