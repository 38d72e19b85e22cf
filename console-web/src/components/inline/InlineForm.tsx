import { styled } from '@mui/material/styles';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';

/** A small form in the place of a value. */
export const InlineForm = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& input': {
    width: 52,
    font: 'inherit',
    padding: '2px 6px',
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: 4,
    textAlign: 'right',
    [theme.breakpoints.down('md')]: { fontSize: 16, height: TOUCH_TARGET },
  },
  '& [aria-invalid="true"]': { borderColor: tokens.danger },
  '& button': {
    font: 'inherit',
    padding: '2px 8px',
    border: `1px solid ${tokens.accent}`,
    borderRadius: 4,
    color: tokens.accentDark,
    backgroundColor: tokens.paper,
    cursor: 'pointer',
    [theme.breakpoints.down('md')]: { minHeight: TOUCH_TARGET, padding: '2px 14px' },
  },
  '& button[type="submit"]': { color: tokens.onAccent, backgroundColor: tokens.accent },
  '& .status': { alignSelf: 'center' },
  '& [role="alert"]': { flexBasis: '100%', color: tokens.warn, fontWeight: 700 },
  // In a table it stands over what follows: the columns stay where they are.
  'td &': { position: 'relative' },
  'td & [role="alert"]': {
    position: 'absolute',
    top: 'calc(100% + 2px)',
    left: 0,
    zIndex: 3,
    width: 'max-content',
    maxWidth: 300,
    padding: '4px 8px',
    border: `1px solid ${tokens.warn}`,
    borderRadius: 4,
    backgroundColor: tokens.paper,
    whiteSpace: 'normal',
  },
}));
