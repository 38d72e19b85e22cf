import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner';
import { classNames } from '../../styles/class-names';

export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Under way: the button stays focused, shows a spinner and takes no second press. */
  pending?: boolean | undefined;
  /** Not possible now. It stays reachable, so that `aria-describedby` can say why. */
  unavailable?: boolean;
}

export function buttonClass({ kind = 'primary', small = false, wide = false }: ButtonLook): string {
  return classNames(styles.button, styles[kind], small && styles.small, wide && styles.wide);
}

export function Button({ kind, small, wide, pending, unavailable, className, onClick, ...rest }: ButtonProps) {
  const blocked = pending === true || unavailable === true;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ kind, small, wide }), className)}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending && <Spinner />}
      {rest.children}
    </button>
  );
}
