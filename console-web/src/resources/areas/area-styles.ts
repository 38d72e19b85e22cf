import { plainButton } from '../../components/inline/plain-button';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';

const control = {
  font: 'inherit',
  padding: '3px 6px',
  border: `1px solid ${tokens.lineStrong}`,
  borderRadius: '4px',
  backgroundColor: tokens.paper,
};
const BUTTONS = '& .column-action button, & .actions button, & .field button';

/** Fields and buttons of a row, in the table and on the card. */
export const areaStyles = {
  '& .field input': { ...control, width: '100%', minWidth: 76, boxSizing: 'border-box' },
  '& .field input.address': { minWidth: 110 },
  '& .field [aria-invalid="true"]': { borderColor: tokens.danger, outline: `1px solid ${tokens.danger}` },
  '& [role="alert"]': { color: tokens.danger, fontSize: 14, fontWeight: 700, whiteSpace: 'pre-line' },
  '& .time': { display: 'inline-flex', alignItems: 'center', gap: '2px' },
  '& .excerpt': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    maxWidth: 260,
  },
  [BUTTONS]: {
    ...control,
    marginRight: '3px',
    color: tokens.accentDark,
    borderColor: tokens.accent,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& button.danger': { color: tokens.danger, borderColor: tokens.danger },
  '& button.main': { color: tokens.onAccent, backgroundColor: tokens.accent },
  '& button:disabled, & button[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
  '& .strong': { fontWeight: 700 },
  '& .soft': { color: tokens.inkSoft },
  '& .plain': plainButton,
};

/** The same under a thumb. */
export const areaTouchStyles = {
  '& .field input': { ...control, fontSize: 16, minHeight: TOUCH_TARGET, padding: '3px 10px' },
  [BUTTONS]: { minHeight: TOUCH_TARGET, padding: '3px 18px', fontSize: 15 },
  '& .plain': { ...plainButton, minHeight: TOUCH_TARGET },
  '& .facts': { margin: '4px 0 8px', fontSize: 15 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  '& .grid': { display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: '10px', marginBottom: '10px' },
  '& .grid > *': { gridColumn: 'span 3' },
  '& .grid > .of-flag': { gridColumn: 'span 2' },
  '& .grid > .of-notes': { gridColumn: 'span 6' },
  '& .grid .name': { fontSize: 13, fontWeight: 700 },
  '& .grid .field > .MuiInputBase-root, & .grid .time, & .grid .time > .MuiInputBase-root': { width: '100%' },
};
