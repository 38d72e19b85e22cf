import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../i18n/texts';
import { Button } from '../buttons/Button';
import type { FieldFrameProps } from './Field';
import { TextField } from './TextField';

interface PasswordFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'> {
  name: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at: typing blind on a phone is where most failed sign-ins come from. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTexts('common');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      beside={
        <Button
          kind="quiet"
          aria-label={shown ? t.hide_password_label : t.show_password_label}
          onClick={() => setShown(!shown)}
        >
          {shown ? t.hide_password : t.show_password}
        </Button>
      }
    />
  );
}
