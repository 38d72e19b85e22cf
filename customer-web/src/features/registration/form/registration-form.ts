import { LIMITS } from '@laundry/shared/constants/limits';
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

const LENGTHS: Partial<Record<keyof RegistrationValues, number>> = {
  bikou1: LIMITS.remarksLength,
  bill_addr_detail1: LIMITS.addressLength,
  bill_addr_detail2: LIMITS.addressLength,
  bill_addr_detail3: LIMITS.addressLength,
  send_addr_detail1: LIMITS.addressLength,
  send_addr_detail2: LIMITS.addressLength,
  send_addr_detail3: LIMITS.addressLength,
  send_addr_detail3_room_number: LIMITS.roomLength,
  email: LIMITS.emailLength,
  email_confirm: LIMITS.emailLength,
  email2: LIMITS.emailLength,
  email2_confirm: LIMITS.emailLength,
  password: LIMITS.passwordMaxLength,
  password_confirm: LIMITS.passwordMaxLength,
};

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
    maxLength: LENGTHS[name] ?? LIMITS.nameLength,
  });
  return { form, t, choice, text };
}
