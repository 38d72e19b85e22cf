import { TextInput, type TextInputProps } from 'react-admin';
import { usePasswordToggle } from '../../../components/form/fields/usePasswordToggle';

/** A password in a form of react-admin's. */
export function PasswordInput({ slotProps, ...props }: TextInputProps) {
  const { type, input } = usePasswordToggle();
  return <TextInput required helperText={false} {...props} type={type} slotProps={{ ...slotProps, input }} />;
}
