import { plainButton } from '../../components/SheetFrame';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';

const control = {
  font: 'inherit',
  padding: '3px 6px',
  border: `1px solid ${tokens.lineStrong}`,
  borderRadius: 4,
  backgroundColor: tokens.paper,
};

/** Fields and buttons of a row, in the table and on the card. */
export const areaStyles = {
  '& .field input, & .field select': control,
  '& .field input': { width: '100%', minWidth: 84, boxSizing: 'border-box' },
  '& .field input.zipcode': { minWidth: 76 },
  '& .field input.address': { minWidth: 130 },
  '& .field [aria-invalid="true"]': { borderColor: tokens.danger, outline: `1px solid ${tokens.danger}` },
  '& [role="alert"]': { color: tokens.warn, fontWeight: 700, whiteSpace: 'pre-line', maxWidth: 220 },
  '& .time': { display: 'inline-flex', alignItems: 'center', gap: 2 },
  '& .excerpt': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    maxWidth: 260,
  },
  '& .actions button, & .field button': {
    ...control,
    padding: '3px 10px',
    marginRight: 6,
    color: tokens.accentDark,
    borderColor: tokens.accent,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& .actions button.danger': { color: tokens.danger, borderColor: tokens.danger },
  '& .actions button.main': { color: '#fff', backgroundColor: tokens.accent },
  '& button:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  '& .done': { color: tokens.good, fontWeight: 700 },
  '& .strong': { fontWeight: 700 },
  '& .soft': { color: tokens.inkSoft },
  '& .plain': plainButton,
};

/** The same under a thumb. */
export const areaTouchStyles = {
  '& .field input, & .field select': { ...control, fontSize: 16, minHeight: TOUCH_TARGET, padding: '3px 10px' },
  '& .actions button, & .field button': {
    ...areaStyles['& .actions button, & .field button'],
    minHeight: TOUCH_TARGET,
    padding: '3px 18px',
    fontSize: 15,
  },
  '& .plain': { ...plainButton, minHeight: TOUCH_TARGET },
};
