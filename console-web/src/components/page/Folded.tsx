import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';

interface Props {
  readonly summary: string;
  /** Unfolded at first. */
  readonly isOpen?: boolean;
  /** What is read only for those who unfold it. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** What is not to be done now, behind its number. */
export const Folded = ({ summary, isOpen = false, onOpen, children }: Props) => (
  <Box component="details" open={isOpen} onToggle={(event) => event.currentTarget.open && onOpen?.()} sx={styles}>
    <summary>{summary}</summary>
    {children}
  </Box>
);

const styles = {
  mt: 2,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: TOUCH_TARGET,
    color: tokens.accentDark,
    fontWeight: 700,
    cursor: 'pointer',
  },
  // A summary that is laid out as a flex box has no triangle of the browser's.
  '& summary::before': {
    content: '""',
    flex: 'none',
    width: 0,
    height: 0,
    mr: 1,
    borderBlock: '5px solid transparent',
    borderInlineStart: '8px solid currentColor',
  },
  '&[open] > summary::before': { transform: 'rotate(90deg)' },
};
