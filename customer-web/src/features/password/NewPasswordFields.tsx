import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../components/ui/PasswordField';
import { useTexts } from '../../i18n/texts';
import type { PasswordBody } from '../../lib/api-types';

interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn<'password'>;
  confirm: UseFormRegisterReturn<'password_confirm'>;
  errorOf: (name: keyof PasswordBody) => string | undefined;
}

export function NewPasswordFields({ password, confirm, errorOf }: NewPasswordFieldsProps) {
  const { fields, rule } = useTexts('password');
  return (
    <>
      <PasswordField
        {...password}
        label={fields.password}
        hint={rule}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...confirm}
        label={fields.password_confirm}
        error={errorOf('password_confirm')}
        autoComplete="new-password"
      />
    </>
  );
}
