import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ACTION_BAR_HEIGHT, BOTTOM_BAR } from '../../theme/frame';
import { tokens } from '../../theme/tokens';

/** The buttons of a page: at its end on desks, always under the thumb on phones. */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <>
      <Box sx={{ height: { xs: ACTION_BAR_HEIGHT, md: 0 } }} />
      <Box sx={bar}>{children}</Box>
    </>
  );
}

const bar = {
  display: 'flex',
  gap: 1.25,
  '& > *': { flex: { xs: 1, md: '0 1 180px' } },
  position: { xs: 'fixed', md: 'static' },
  insetInline: 0,
  bottom: BOTTOM_BAR,
  zIndex: 10,
  p: { xs: 1.25, md: 0 },
  bgcolor: { xs: tokens.paper, md: 'transparent' },
  borderTop: { xs: `1px solid ${tokens.lineStrong}`, md: 0 },
};
