import { tokens } from '../../theme/tokens';

/** A value that is a button: where it can be changed or read in full. */
export const plainButton = {
  font: 'inherit',
  color: tokens.accentDark,
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'left',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
} as const;
