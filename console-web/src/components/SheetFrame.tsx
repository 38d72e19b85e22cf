import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

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

/** The looks of a plain table, written once for the table instead of once for each of its cells. */
export const SheetFrame = styled('table')({
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 13,
  lineHeight: 1.45,
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& thead': { position: 'sticky', top: 0, zIndex: 3 },
  '& th': {
    padding: '8px 10px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    backgroundColor: '#e6ecf0',
    borderBottom: `1px solid ${tokens.lineStrong}`,
    fontWeight: 700,
  },
  '& td': {
    padding: '7px 10px',
    borderBottom: `1px solid ${tokens.line}`,
    verticalAlign: 'top',
    backgroundColor: tokens.paper,
  },
  '& tbody tr:hover > td': { backgroundColor: '#f7fafb' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .soft': { color: tokens.inkSoft },
  '& .strong': { fontWeight: 700 },
  '& .nowrap': { whiteSpace: 'nowrap' },
  '& .wide': { minWidth: 200, maxWidth: 320, overflowWrap: 'anywhere' },
  '& .plain': plainButton,
  '& a': { color: tokens.accentDark, textUnderlineOffset: 3 },
});
