import { styled } from '@mui/material/styles';
import { tokens } from '../../theme/tokens';
import { MonthTable } from './MonthTable';

/** The looks of a month to choose from. */
export const MonthFrame = styled(MonthTable)({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { padding: '4px 0', fontSize: 12, fontWeight: 700, color: tokens.inkSoft },
  '& td': { padding: 1 },
  '& th:first-of-type, & td:first-of-type button': { color: tokens.danger },
  '& button': {
    display: 'grid',
    placeContent: 'center',
    width: '100%',
    height: 40,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: 6,
    font: 'inherit',
    fontSize: 14,
    lineHeight: 1.1,
    color: tokens.ink,
    background: 'none',
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: tokens.accentSoft },
  '& button[aria-current]': { borderColor: tokens.accent, fontWeight: 700 },
  '& button.other': { color: tokens.inkSoft },
  '& button[aria-disabled="true"], & td:first-of-type button[aria-disabled="true"]': {
    color: tokens.inkSoft,
    backgroundColor: tokens.ground,
    cursor: 'not-allowed',
    textDecoration: 'line-through',
  },
  // A Sunday may be the chosen day.
  '& [aria-selected="true"] button, & td[aria-selected="true"]:first-of-type button': {
    color: tokens.onAccent,
    backgroundColor: tokens.accent,
    fontWeight: 700,
  },
  '& small': { display: 'inline-block', fontSize: 10, textDecoration: 'none' },
});
