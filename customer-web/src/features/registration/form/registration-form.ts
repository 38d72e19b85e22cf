import { maxLengthOf } from '@laundry/shared/rules/accounts/registration-errors';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/texts';
import { useFormErrors } from '../../../lib/form/form-errors';
import type { RegistrationValues } from './registration-values';

const OPTIONAL: readonly (keyof RegistrationValues)[] = [
  'bill_addr_detail3',
  'send_addr_detail3',
  'email2',
  'email2_confirm',
  'bikou1',
  'referral_code',
];

/** The form that the sections share, and what each of its fields needs to be drawn. */
export function useRegistrationForm() {
  const form = useFormContext<RegistrationValues>();
  const t = useTexts('registration');
  const { errorOf } = useFormErrors(form, t.fields);
  const choice = (name: keyof RegistrationValues & keyof typeof t.fields) => ({
    ...form.register(name),
    label: t.fields[name],
    error: errorOf(name),
  });
  const text = (name: keyof RegistrationValues & keyof typeof t.fields) => ({
    ...choice(name),
    mark: OPTIONAL.includes(name) ? ('optional' as const) : ('required' as const),
    maxLength: maxLengthOf(name),
  });
  return { form, t, choice, text };
}
