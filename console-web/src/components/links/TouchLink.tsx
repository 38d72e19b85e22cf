import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { TOUCH_TARGET } from '../../theme/tokens';

/** A link to the telephone, the mail or a map, as high as a thumb on phones. */
export function TouchLink({
  href,
  isOutside = false,
  children,
}: {
  href: string;
  isOutside?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      {...(isOutside ? { target: '_blank', rel: 'noreferrer' } : {})}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: { xs: TOUCH_TARGET, md: 0 },
        color: 'primary.dark',
      }}
    >
      {children}
    </Link>
  );
}
