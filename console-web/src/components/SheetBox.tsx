import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens';

const Box = styled('div')({
  overflow: 'auto',
  maxHeight: 'max(320px, calc(100dvh - var(--above, 200px)))',
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  backgroundColor: tokens.paper,
});

/** A wide table scrolls in its own box, both ways, so that its head and first columns stay in sight. */
export function SheetBox({ label, above, children }: { label: string; above: number; children: ReactNode }) {
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ '--above': `${above}px` }}>
      {children}
    </Box>
  );
}
