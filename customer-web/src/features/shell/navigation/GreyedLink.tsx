import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/texts';

interface GreyedLinkProps {
  className: string | undefined;
  reasonClass: string | undefined;
  children: ReactNode;
}

/** A link that leads nowhere yet: it can be reached, and is read with its reason. */
export function GreyedLink({ className, reasonClass, children }: GreyedLinkProps) {
  const t = useTexts('shell');
  const reasonId = useId();
  return (
    <span role="link" tabIndex={0} aria-disabled="true" aria-describedby={reasonId} className={className}>
      {children}
      <span id={reasonId} className={reasonClass} aria-hidden="true">
        {t.nav.inactive}
      </span>
    </span>
  );
}
