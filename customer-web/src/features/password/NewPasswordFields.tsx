import type { UseFormRegisterReturn } from 'react-hook-form';
import { NewPasswordField } from '../../components/fields/NewPasswordField';
import { PasswordField } from '../../components/fields/PasswordField';
import { useTexts } from '../../i18n/texts';
import type { PasswordBody } from '../../lib/calls/api-types';

interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn<'password'>;
  confirm: UseFormRegisterReturn<'password_confirm'>;
  errorOf: (name: keyof PasswordBody) => string | undefined;
}

export function NewPasswordFields({ password, confirm, errorOf }: NewPasswordFieldsProps) {
  const { fields, rule, common } = useTexts('password');
  return (
    <>
      <NewPasswordField {...password} label={fields.password} hint={rule} advice={common} error={errorOf('password')} />
      <PasswordField
        {...confirm}
        label={fields.password_confirm}
        error={errorOf('password_confirm')}
        autoComplete="new-password"
      />
    </>
  );
}
