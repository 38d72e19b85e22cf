import { type ComponentProps, useState } from 'react';
import { useIsCommonPassword } from './use-is-common-password';
import styles from './Field.module.css';
import { PasswordField } from './PasswordField';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete'> {
  /** What is said against a password that many people have; it can be sent all the same. */
  advice: string;
}

/** A password to be chosen: its rule stands above it, and advice while it is typed. */
export function NewPasswordField({ advice, hint, ...props }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const isCommon = useIsCommonPassword(typed);
  const told = (
    <>
      {hint}
      <span role="status" className={styles.advice}>
        {isCommon && advice}
      </span>
    </>
  );
  return (
    <PasswordField
      {...props}
      hint={told}
      autoComplete="new-password"
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
