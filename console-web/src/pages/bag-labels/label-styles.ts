import { tokens } from '../../theme/tokens';

const INK = '#000';

const label = {
  '& .label': {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2.5mm',
    alignItems: 'center',
    p: '2mm 2.5mm',
    overflow: 'hidden',
    color: INK,
    bgcolor: '#fff',
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .label svg': { display: 'block' },
  '& .name': { fontSize: '2.6mm' },
  '& .number': { fontSize: '6mm', fontWeight: 700, lineHeight: 1.1, whiteSpace: 'nowrap' },
  '& .bag': { fontSize: '4.4mm', fontWeight: 700, whiteSpace: 'nowrap' },
  '& .fact': { fontSize: '3mm', whiteSpace: 'nowrap' },
  '& .code': { fontSize: '3mm', fontFamily: 'monospace', whiteSpace: 'nowrap' },
};

const PAPER = { bgcolor: '#fff', outline: `1px solid ${tokens.lineStrong}`, mb: 2 };
const PRINTED = { '@media print': { mb: 0, outline: 'none', breakInside: 'avoid', '& + &': { breakBefore: 'page' } } };

/** 3 columns, 8 rows, no gaps: the measures of the sheets, where each label is cut. */
export const a4Styles = {
  ...label,
  ...PAPER,
  ...PRINTED,
  boxSizing: 'border-box',
  width: '210mm',
  height: '296.9mm',
  p: '12.9mm 6mm 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 66mm)',
  gridTemplateRows: 'repeat(8, 33.9mm)',
  '& .label svg': { width: '26mm', height: '26mm', display: 'block' },
  '& .place': { outline: `1px dashed ${tokens.line}` },
  '@media print': { ...PRINTED['@media print'], '& .place': { outline: 'none' } },
};

/** A label a page, as the printer cuts it. */
export const rollStyles = {
  ...label,
  ...PAPER,
  ...PRINTED,
  boxSizing: 'border-box',
  width: '62mm',
  height: '39.9mm',
  '& .place, & .label': { height: '100%' },
  '& .label svg': { width: '30mm', height: '30mm', display: 'block' },
};

export const PAGE_SIZES = { a4: 'A4 portrait', roll: '62mm 40mm' } as const;
