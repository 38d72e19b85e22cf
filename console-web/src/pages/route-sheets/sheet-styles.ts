import { tokens } from '../../theme/tokens';

const INK = '#000';
const RULE = '1px solid #000';

/** Black on white; each driver begins a page, the head stands on every one of theirs, and no stop is parted. */
export const sheetStyles = {
  mb: 3,
  '& + section': { breakBefore: 'page' },
  '& .paper': {
    overflowX: 'auto',
    p: { xs: 1.5, md: 3 },
    bgcolor: '#fff',
    color: INK,
    border: `1px solid ${tokens.line}`,
  },
  '& table': {
    width: '100%',
    minWidth: 680,
    borderCollapse: 'collapse',
    fontSize: 13,
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .title': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, pb: 1 },
  '& h2': { m: 0, fontSize: 20, fontWeight: 700 },
  '& th': {
    py: 0.5,
    px: 0.75,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    fontSize: 12,
    borderBottom: `2px solid ${INK}`,
  },
  '& tbody td': { py: 0.5, px: 0.75, verticalAlign: 'top', borderBottom: RULE, overflowWrap: 'anywhere' },
  '& tr': { breakInside: 'avoid' },
  '& small': { display: 'block', fontSize: 12 },
  '& .code': { display: 'block', letterSpacing: 0.5 },
  '& .time': { fontSize: 15, fontWeight: 700, whiteSpace: 'nowrap' },
  '& .time small': { fontWeight: 400 },
  '& .number, & .bags, & .digits': { whiteSpace: 'nowrap' },
  '& .tick': { width: 32, verticalAlign: 'middle' },
  '& .tick span': { display: 'block', width: 20, height: 20, border: `1.5px solid ${INK}` },
  '& a': { color: 'inherit' },
  '@media print': {
    '& a': { textDecoration: 'none' },
    mb: 0,
    '& .paper': { p: 0, border: 0, overflow: 'visible' },
    '& table': { minWidth: 0, fontSize: '9.5pt' },
    '& small': { fontSize: '8.5pt' },
    '& .time': { fontSize: '11pt' },
    '& h2': { fontSize: '15pt' },
  },
};
