import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { focusFirstWrong } from './focus-first-wrong';

type Codes<Values> = Partial<Record<Path<Values>, string>>;

interface RuleFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Message codes by field; a shared rule, or what makes one fit the screen. */
  rule: (values: Values) => Codes<Values> | Promise<Codes<Values>>;
}

/** A form whose checks are a rule. A submit that it refuses goes to the first wrong field on the page. */
export function useRuleForm<Values extends FieldValues>({
  defaultValues,
  rule,
}: RuleFormOptions<Values>): UseFormReturn<Values> {
  const form = useForm<Values>({
    defaultValues,
    resolver: async (values) => resolution(values, await rule(values)),
    shouldFocusError: false, // it would go by the order in which fields appeared first
  });
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) focusFirstWrong();
  }, [submitCount]);
  return form;
}

function resolution<Values extends FieldValues>(values: Values, codes: Codes<Values>) {
  const wrong = Object.entries<string | undefined>(codes).filter(([, code]) => code !== undefined);
  const errors = Object.fromEntries(wrong.map(([name, code]) => [name, { type: 'rule', message: code }]));
  return wrong.length > 0
    ? { values: {}, errors: errors as FieldErrors<Values> }
    : { values, errors: {} as Record<string, never> };
}
