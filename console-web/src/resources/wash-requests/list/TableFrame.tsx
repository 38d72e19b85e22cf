import { type CSSObject, styled } from '@mui/material/styles';
import { HEADER_HEIGHT } from '../../../layout/AppHeader';
import { tokens } from '../../../theme/tokens';
import { LIST_BAR_HEIGHT } from './ListBar';

const colours: CSSObject = Object.fromEntries<CSSObject>(
  Object.entries(tokens.row).flatMap(([name, { ground, edge, ink }]): [string, CSSObject][] => [
    [`& tr.${name} > td`, { backgroundColor: ground }],
    [`& tr.${name} > td:first-of-type`, { boxShadow: `inset 4px 0 0 ${edge}` }],
    [`& tr.${name} .colour`, { color: ink, borderColor: edge }],
  ]),
);

/** The looks of the request table, written once for the table instead of once for each of its 3,000 cells. */
export const TableFrame = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 13,
  lineHeight: 1.45,
  backgroundColor: tokens.paper,
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th': {
    position: 'sticky',
    top: HEADER_HEIGHT + LIST_BAR_HEIGHT,
    zIndex: 4,
    padding: '0 8px',
    height: 38,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    backgroundColor: '#e6ecf0',
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
  '& td': { padding: '7px 8px', borderBottom: `1px solid ${tokens.line}`, verticalAlign: 'top' },
  '& tr:hover > td': { filter: 'brightness(0.975)' },
  ...colours,
  '& tr.selected > td': { backgroundColor: tokens.accentSoft },
  '& .tick': { width: 34, textAlign: 'center' },
  '& .tick input': { width: 18, height: 18, margin: 0, accentColor: tokens.accent, cursor: 'pointer' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // The editor lies over the table, so that no column moves while a count is typed.
  '& td.editing': { position: 'relative' },
  '& td.editing > form': {
    position: 'absolute',
    insetInlineStart: 4,
    top: 2,
    zIndex: 3,
    width: 172,
    padding: 4,
    borderRadius: 6,
    backgroundColor: tokens.paper,
    boxShadow: '0 2px 10px #16232e55',
  },
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
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
  },
  '& .plain': {
    font: 'inherit',
    color: tokens.accentDark,
    background: 'none',
    border: 0,
    padding: 0,
    cursor: 'pointer',
    textAlign: 'left',
    textDecoration: 'underline dotted',
    textUnderlineOffset: 3,
  },
  '& a': { color: tokens.accentDark, textUnderlineOffset: 3 },
  '& .actions': { whiteSpace: 'nowrap' },
  '& .actions a': { marginRight: 10 },
});
