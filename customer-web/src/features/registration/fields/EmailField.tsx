import { TextField } from '../../../components/fields/TextField';
import { useRegistrationForm } from '../form/registration-form';

interface EmailFieldProps {
  name: 'email' | 'email_confirm' | 'email2' | 'email2_confirm';
  hint?: string;
}

export function EmailField({ name, hint }: EmailFieldProps) {
  const { text } = useRegistrationForm();
  return (
    <TextField
      {...text(name)}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete={name === 'email' ? 'email' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
