import { type CSSObject, styled } from '@mui/material/styles';
import { inlineStyles } from '../../../../components/inline/inline-styles';
import { plainButton } from '../../../../components/inline/plain-button';
import { lines } from '../../../../components/list/note-styles';
import { HEADER_HEIGHT } from '../../../../theme/frame';
import { rowColours } from '../../../../theme/row-colours';
import { tokens } from '../../../../theme/tokens';
import { unseen } from '../../../../theme/unseen';
import { HIDEABLE } from './columns';
import { LIST_BAR_HEIGHT } from '../ListBar';

/** A cell's border would take room from it. */
const edges: CSSObject = Object.fromEntries(
  Object.entries(tokens.row).map(([name, { edge }]): [string, CSSObject] => [
    `& tr.${name} > td:first-of-type`,
    { boxShadow: `inset 4px 0 0 ${edge}` },
  ]),
);

/** A column that is put away keeps its cells: 320 rows are not drawn anew for it. */
const hidden: CSSObject = Object.fromEntries(
  HIDEABLE.map((column): [string, CSSObject] => [`&[data-hidden~="${column}"] .${column}`, { display: 'none' }]),
);

/** The looks of the request table, written once for the table instead of once for each of its 3,000 cells. */
export const TableFrame = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 13,
  lineHeight: 1.45,
  backgroundColor: tokens.paper,
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  '& caption': unseen,
  '& th': {
    position: 'sticky',
    top: HEADER_HEIGHT + LIST_BAR_HEIGHT,
    zIndex: 4,
    padding: '0 6px',
    height: 38,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    backgroundColor: tokens.head,
    borderBottom: `1px solid ${tokens.lineStrong}`,
    fontWeight: 700,
  },
  '& th button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    padding: '8px 0',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& td': { padding: '5px 6px', borderBottom: `1px solid ${tokens.line}`, verticalAlign: 'top' },
  '& tr:hover > td': { filter: 'brightness(0.975)' },
  ...rowColours(
    (name) => `& tr.${name}`,
    (name) => `& tr.${name} > td`,
  ),
  ...edges,
  // Faded by its colours, which stay legible, and by a dashed edge that needs no colours.
  '& tr.provisional > td': { color: tokens.inkSoft, backgroundColor: tokens.paper, borderBottomStyle: 'dashed' },
  '& tr.provisional .strong': { fontWeight: 400 },
  '& tr.selected > td': { backgroundColor: tokens.accentSoft },
  '& .tick': { width: 34, textAlign: 'center' },
  '& .tick input': { width: 18, height: 18, margin: 0, accentColor: tokens.accent, cursor: 'pointer' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // The editor lies over the table, so that no column moves while a count is typed.
  '& td:has(> form)': { position: 'relative', zIndex: 3 },
  '& td > form': {
    position: 'absolute',
    insetInlineStart: 4,
    top: 2,
    zIndex: 3,
    width: 172,
    padding: 4,
    borderRadius: 6,
    backgroundColor: tokens.paper,
    boxShadow: `0 2px 10px ${tokens.shadow}`,
  },
  '& .done': inlineStyles['& .done'],
  '& .soft': { color: tokens.inkSoft },
  '& .strong': { fontWeight: 700 },
  '& .nowrap': { whiteSpace: 'nowrap' },
  '& .tag': {
    display: 'inline-block',
    margin: '2px 4px 0 0',
    padding: '0 5px',
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: 4,
    backgroundColor: tokens.paper,
    fontSize: 11,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
  '& .plain': plainButton,
  '& a': { color: tokens.accentDark, textUnderlineOffset: 3 },
  '& .actions': { width: '10.8em', minWidth: '10.8em' },
  '& .actions a, & .actions .soft': { display: 'inline-block', whiteSpace: 'nowrap' },
  '& .actions a': { marginRight: 8 },
  '& th.fold_cost': { minWidth: '4.5em', lineHeight: 1.2 },
  '& th.fold_cost button': { whiteSpace: 'normal', padding: 0 },
  '& td.status': { minWidth: '7.5em', maxWidth: '9em' },
  '& td.status .tag': { whiteSpace: 'normal' },
  // The address takes what the others leave; a longer one ends in dots, whole in the detail and on the map.
  '& .send_addr_detail1': { width: '30%', minWidth: '13em' },
  '& .send_addr_detail1 a': lines(2),
  '& td.user_id': { minWidth: '9.5em' },
  // As wide as its column is without it.
  '& .note': { ...lines(2), fontSize: 12, width: 0, minWidth: '100%', overflowWrap: 'anywhere' },
  ...hidden,
  '& tbody:focus': { outline: 0 },
  '& tbody:focus-visible': { outline: `3px solid ${tokens.focus}`, outlineOffset: -3 },
  // Between phones and desks all columns do not fit: the table scrolls in its own box, its head with it.
  [theme.breakpoints.between('md', 'lg')]: { '& th': { top: 0 } },
  // A route list on paper: what can only be clicked is left out, a row is never parted.
  '@media print': {
    border: 0,
    fontSize: 11,
    '& .tick, & .actions, & .fold_cost': { display: 'none' },
    '& th': { position: 'static', height: 'auto' },
    '& th button, & th, & td, & a, & .plain': { color: '#000', textDecoration: 'none' },
    '& tr': { breakInside: 'avoid' },
    '& td': { padding: '4px 6px', borderBottom: '1px solid #888' },
  },
}));

/** The box that a table wider than the screen scrolls in. */
export const TableScroll = styled('div')(({ theme }) => ({
  [theme.breakpoints.between('md', 'lg')]: {
    overflow: 'auto',
    // What lies over a row goes with it.
    position: 'relative',
    maxHeight: `max(320px, calc(100dvh - ${HEADER_HEIGHT + LIST_BAR_HEIGHT}px))`,
    '@media print': { overflow: 'visible', maxHeight: 'none' },
  },
}));
