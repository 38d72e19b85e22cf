import { plainButton } from '../../components/SheetFrame';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';

const { red, green, gray, yellow } = tokens.row;
const tone = ({ ground, edge, ink }: { ground: string; edge: string; ink: string }) => ({
  color: ink,
  backgroundColor: ground,
  borderColor: edge,
});

/** Status in colour and word, the same in the table and on the cards. */
export const userStyles = {
  '& .plain': plainButton,
  '& .status': {
    display: 'inline-block',
    padding: '1px 8px',
    border: '1px solid',
    borderRadius: '10px',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    ...tone(gray),
  },
  // A status that can be changed says so.
  '& .plain .status::after': { content: '"▾"', marginLeft: '4px' },
  '& .status.s1': tone(green),
  '& .status.s2': tone(red),
  '& .status.s3': tone(yellow),
  '& .status.s4': tone(red),
  '& .review': { marginLeft: '6px', fontWeight: 700, whiteSpace: 'nowrap' },
  '& .problem': { color: tokens.danger, fontWeight: 700, whiteSpace: 'nowrap' },
  '& .done': { color: tokens.good, fontWeight: 700, whiteSpace: 'nowrap' },
  '& .soft': { color: tokens.inkSoft },
} as const;

/** The same under a thumb. */
export const userTouchStyles = { '& .plain': { ...plainButton, minHeight: TOUCH_TARGET, fontSize: 16 } } as const;
