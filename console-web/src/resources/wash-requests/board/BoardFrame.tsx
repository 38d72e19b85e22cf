import { styled } from '@mui/material/styles';
import { tokens } from '../../../theme/tokens';
import { unseen } from '../../../theme/unseen';
import { stopLook } from './stops/stop-look';

/** The looks of the lanes: one rule for all stops, however many there are. */
export const BoardFrame = styled('div')({
  overflowX: 'auto',
  border: `1px solid ${tokens.line}`,
  borderRadius: 8,
  backgroundColor: tokens.paper,
  ...stopLook,
  '& caption': unseen,
  '& table': { borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed', width: '100%' },
  '& th, & td': { borderBottom: `1px solid ${tokens.line}`, verticalAlign: 'top' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': {
    padding: '6px 2px',
    fontSize: 13,
    fontWeight: 700,
    textAlign: 'left',
    color: tokens.inkSoft,
    backgroundColor: tokens.ground,
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead [aria-current]': { boxShadow: `inset 0 -3px 0 ${tokens.accent}`, color: tokens.accentDark },
  // On the hour a full line, on the half hour a faint one.
  '& .hour': { borderLeft: `1px solid ${tokens.lineStrong}` },
  '& .half': { borderLeft: `1px dotted ${tokens.line}` },
  '& td': { padding: 3 },
  '& tbody th, & thead th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    padding: '8px 12px',
    textAlign: 'left',
    borderRight: `1px solid ${tokens.lineStrong}`,
  },
  '& tbody th': { backgroundColor: tokens.paper },
  '& tbody th .load': {
    display: 'block',
    color: tokens.inkSoft,
    fontSize: 13,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .tray > *': { backgroundColor: tokens.row.yellow.ground, borderBottom: `2px solid ${tokens.row.yellow.edge}` },
  '& .tray th': { backgroundColor: tokens.row.yellow.ground, color: tokens.row.yellow.ink },
  '& .tray th .load': { color: tokens.row.yellow.ink },
  '& .over > *': { backgroundColor: tokens.accentSoft },
  '& .stop + .stop': { marginTop: 3 },
});
