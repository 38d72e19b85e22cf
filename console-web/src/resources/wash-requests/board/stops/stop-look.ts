import type { CSSObject } from '@mui/material/styles';
import { tokens } from '../../../../theme/tokens';

const { blue } = tokens.row;

/** A stop, on the board and in the lists of a phone: pickups are teal, deliveries blue, as on the top page, and say so. Lengths have their unit: `sx` multiplies bare numbers. */
export const stopLook = {
  '& .stop': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    padding: '3px',
    border: `1px solid ${tokens.line}`,
    borderLeft: `4px solid ${tokens.accent}`,
    borderRadius: '6px',
    color: tokens.ink,
    backgroundColor: tokens.accentSoft,
    font: 'inherit',
    fontSize: '12px',
    lineHeight: 1.4,
    textAlign: 'left',
    cursor: 'grab',
  },
  '& .stop.delivery': { borderLeftColor: blue.edge, backgroundColor: blue.ground },
  '& .stop:hover': { borderColor: tokens.accent },
  '& .stop[aria-busy=true]': { opacity: 0.5 },
  '& .stop .what': { display: 'flex', flexWrap: 'wrap', columnGap: '4px', fontVariantNumeric: 'tabular-nums' },
  '& .stop b': { color: tokens.accentDark },
  '& .stop.delivery b': { color: blue.ink },
  '& .stop .name': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const satisfies CSSObject;
