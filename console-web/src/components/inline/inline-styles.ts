import { tokens } from '../../theme/tokens';
import { plainButton } from './plain-button';

const { red, green, gray, yellow } = tokens.row;
const tone = ({ ground, edge, ink }: { ground: string; edge: string; ink: string }) => ({
  color: ink,
  backgroundColor: ground,
  borderColor: edge,
});

/** Values that are edited in their place, and states as a colour with its word. */
export const inlineStyles = {
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
  '& .status.good': tone(green),
  '& .status.due': tone(yellow),
  '& .status.bad': tone(red),
  '& .problem': { color: tokens.danger, fontWeight: 700, whiteSpace: 'nowrap' },
  // Takes no room: the columns stay where they are.
  '& .done': {
    position: 'absolute',
    zIndex: 2,
    color: tokens.good,
    backgroundColor: tokens.paper,
    fontWeight: 700,
    whiteSpace: 'nowrap',
  },
  // Among facts it stands beside its value: over the next one it would hide it.
  '& dd .done': { position: 'static', display: 'inline', marginLeft: '6px' },
  '& .soft': { color: tokens.inkSoft },
} as const;
