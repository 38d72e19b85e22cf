import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './Button';

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ kind, small, wide, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ kind, small, wide })} />;
}
