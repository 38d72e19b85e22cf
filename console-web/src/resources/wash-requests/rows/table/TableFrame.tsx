import { type CSSObject, styled } from '@mui/material/styles';
import { inlineStyles } from '../../../../components/inline/inline-styles';
import { plainButton } from '../../../../components/inline/plain-button';
import { HEADER_HEIGHT } from '../../../../theme/frame';
import { rowColours } from '../../../../theme/row-colours';
import { tokens } from '../../../../theme/tokens';
import { unseen } from '../../../../theme/unseen';
import { smallColumns, wideColumns } from './column-widths';
import { HIDEABLE } from './columns';
import { oneLine, wholeLines } from './one-line';
import { iconLinks } from './row-icons';
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
  // No cell is measured before the first row is drawn.
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 13,
  backgroundColor: tokens.paper,
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  '& caption': unseen,
  '& thead th': {
    position: 'sticky',
    top: HEADER_HEIGHT + LIST_BAR_HEIGHT,
    zIndex: 4,
    padding: '0 4px',
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
  '& td': { borderBottom: `1px solid ${tokens.line}` },
  '& tbody tr:hover': { backgroundImage: `linear-gradient(${tokens.hover}, ${tokens.hover})` },
  ...rowColours((name) => `& tr.${name}`),
  ...edges,
  // Faded by its colours, which stay legible, and by a dashed edge that needs no colours.
  '& tr.provisional': { color: tokens.inkSoft, backgroundColor: tokens.paper },
  '& tr.provisional > td': { borderBottomStyle: 'dashed' },
  '& tr.provisional .strong': { fontWeight: 400 },
  '& tr.selected': { backgroundColor: tokens.accentSoft },
  '& .tick': { textAlign: 'center' },
  '& th.tick': { width: 32 },
  // All of its cell ticks a row.
  '& td.tick label': { display: 'grid', placeItems: 'center', minHeight: 30, cursor: 'pointer', userSelect: 'none' },
  '& .group > th': {
    height: 30,
    padding: '0 8px 0 0',
    borderBottom: `1px solid ${tokens.line}`,
    backgroundColor: tokens.ground,
    textAlign: 'left',
    fontWeight: 700,
  },
  '& .group .tick': { display: 'inline-grid', placeItems: 'center', width: 32, height: 30, verticalAlign: 'middle' },
  '& .group > th > :not(.tick)': { marginInlineStart: 12, fontWeight: 400 },
  '& .tick input': { width: 18, height: 18, margin: 0, accentColor: tokens.accent, cursor: 'pointer' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // The editor lies over the table, so that no column moves while a count is typed.
  '& td.count:has(> form)': { position: 'relative', zIndex: 3 },
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
  '& .tag': {
    marginInlineStart: 4,
    padding: '0 5px',
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: 4,
    backgroundColor: tokens.paper,
    fontSize: 11,
  },
  '& .plain': plainButton,
  '& a': { '--link': tokens.accentDark, color: 'var(--link)', textUnderlineOffset: 3 },
  '& th.fold_cost': { lineHeight: 1.2 },
  '& th.fold_cost button': { whiteSpace: 'normal', padding: 0 },
  '& .note': { marginInlineStart: 8, fontSize: 12 },
  ...oneLine,
  ...hidden,
  '& tbody:focus': { outline: 0 },
  '& tbody:focus-visible': { outline: `3px solid ${tokens.focus}`, outlineOffset: -3 },
  [theme.breakpoints.down('xl')]: { ...smallColumns, ...iconLinks },
  [theme.breakpoints.up('xl')]: wideColumns,
  // Between phones and desks all columns do not fit: the table scrolls in its own box, its head with it.
  [theme.breakpoints.between('md', 'lg')]: { minWidth: 1040, '& thead th': { top: 0 } },
  // A route list on paper: what can only be clicked is left out, a row is never parted.
  '@media print': {
    border: 0,
    minWidth: 0,
    tableLayout: 'auto',
    fontSize: 11,
    '& .tick, & .actions, & .fold_cost': { display: 'none' },
    '& thead th': { position: 'static', height: 'auto', width: 'auto' },
    '& th button, & th, & td, & a, & .plain': { color: '#000', textDecoration: 'none' },
    '& tr': { breakInside: 'avoid' },
    ...wholeLines,
    '& tbody tr > td': { padding: '4px 6px', borderBottom: '1px solid #888' },
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
