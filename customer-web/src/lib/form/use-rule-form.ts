import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { focusFirstWrong } from './focus-first-wrong';
import { type Draft, keepDraft, readDraft } from './form-draft';

type Codes<Values> = Partial<Record<Path<Values>, string>>;

interface RuleFormOptions<Values extends FieldValues> {
  defaultValues: Values;
  /** Message codes by field; a shared rule, or what makes one fit the screen. */
  rule: (values: Values) => Codes<Values> | Promise<Codes<Values>>;
  /** What of it survives a reload; null where nothing may be written down. Drop it when the form was sent. */
  draft: Draft<Values> | null;
}

/**
 * Every form: its checks are a rule, a submit that it refuses goes to the first wrong field on the page, and what was
 * typed is kept until it is sent.
 */
export function useRuleForm<Values extends FieldValues>({
  defaultValues,
  rule,
  draft,
}: RuleFormOptions<Values>): UseFormReturn<Values> {
  const [fresh] = useState(defaultValues);
  const [kept] = useState(draft);
  const [start] = useState(() => (kept ? readDraft(kept, fresh) : fresh));
  const form = useForm<Values>({
    defaultValues: start as DefaultValues<Values>,
    resolver: async (values) => resolution(values, await rule(values)),
    shouldFocusError: false, // it would go by the order in which fields appeared first
  });
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) focusFirstWrong();
  }, [submitCount]);
  useEffect(() => {
    if (kept === null) return undefined;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(kept, values, fresh) });
  }, [form, kept, fresh]);
  return form;
}

function resolution<Values extends FieldValues>(values: Values, codes: Codes<Values>) {
  const wrong = Object.entries<string | undefined>(codes).filter(([, code]) => code !== undefined);
  const errors = Object.fromEntries(wrong.map(([name, code]) => [name, { type: 'rule', message: code }]));
  return wrong.length > 0
    ? { values: {}, errors: errors as FieldErrors<Values> }
    : { values, errors: {} as Record<string, never> };
}
