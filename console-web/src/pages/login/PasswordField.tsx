import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { usePasswordToggle } from '../../components/form/fields/usePasswordToggle';
import { shellTexts } from '../../i18n/shell';

export function PasswordField(props: TextFieldProps) {
  const { type, input } = usePasswordToggle();
  return (
    <TextField
      {...props}
      label={shellTexts.login.password}
      type={type}
      autoComplete="current-password"
      slotProps={{ input }}
    />
  );
}
