import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n/texts';
import { useFormErrors } from '../../lib/form/form-errors';
import type { PlanValues } from './plan-values';

/** Any form with a plan in it, and what each of the plan's fields needs to be drawn. */
export function usePlanForm() {
  const form = useFormContext<PlanValues>();
  const t = useTexts('registration');
  const { errorOf } = useFormErrors(form, t.fields);
  const choice = (name: keyof PlanValues) => ({ ...form.register(name), label: t.fields[name], error: errorOf(name) });
  return { form, t, choice };
}
