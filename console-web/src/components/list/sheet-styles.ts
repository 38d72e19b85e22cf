import { tokens } from '../../theme/tokens';
import { plainButton } from '../inline/plain-button';

/** A wide table scrolls in its own box, both ways, so that its head stays in sight. */
export const sheetStyles = {
  '& .RaDataTable-tableWrapper': {
    overflow: 'auto',
    // What lies over a row goes with it.
    position: 'relative',
    maxHeight: 'max(320px, calc(100dvh - 230px))',
    border: `1px solid ${tokens.line}`,
    borderRadius: '6px',
    backgroundColor: tokens.paper,
  },
  '& .RaDataTable-thead': { position: 'sticky', top: 0, zIndex: 3 },
  '& th': { backgroundColor: tokens.head, fontWeight: 700, whiteSpace: 'nowrap' },
  '& td': { fontSize: 13, verticalAlign: 'top' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .soft': { color: tokens.inkSoft },
  '& .strong': { fontWeight: 700 },
  '& .plain': plainButton,
};
