import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, useId, useState } from 'react';
import type { PriceRow } from '../../providers/api/api-types';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';
import { type DeliveryType, priceDraft, tableName } from './price-facts';
import { PasteDialog } from './paste/PasteDialog';
import { SheetButtons } from './paste/SheetButtons';
import { PriceCell } from './PriceCell';
import { PriceRows } from './PriceRows';
import { WaitingPrices } from './WaitingPrices';

/** The prices of one delivery type. What is pasted onto it comes from a spreadsheet. */
export function PriceTable({ type, rows }: { type: DeliveryType; rows: readonly PriceRow[] }) {
  const headingId = useId();
  /** The price that is being changed, by the name under which it waits. */
  const [opened, setOpened] = useState<string | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const name = tableName(type);
  const paste = (event: ClipboardEvent) => {
    // A dialog over the table is, for React, inside it.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    event.preventDefault();
    setPasted(event.clipboardData.getData('text/plain'));
  };
  return (
    <Box sx={styles} onPaste={paste}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 0.5 }}>
        <Typography variant="h2" id={headingId} sx={{ fontSize: 17, flex: 1 }}>
          {name}
        </Typography>
        <SheetButtons table={name} rows={rows} onPaste={() => setPasted('')} />
      </Box>
      {opened === null && <WaitingPrices table={name} rows={rows} onResume={setOpened} />}
      <table aria-labelledby={headingId}>
        <PriceRows
          rows={rows}
          cell={(row, week) => (
            <td>
              <PriceCell
                row={row}
                week={week}
                table={name}
                isOpen={opened === priceDraft(row, week)}
                onOpen={() => setOpened(priceDraft(row, week))}
                onClose={() => setOpened(null)}
              />
            </td>
          )}
        />
      </table>
      {pasted !== null && <PasteDialog table={name} rows={rows} pasted={pasted} onClose={() => setPasted(null)} />}
    </Box>
  );
}

const styles = {
  overflowX: 'auto',
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    backgroundColor: tokens.paper,
    border: `1px solid ${tokens.line}`,
  },
  '& th, & td': { border: `1px solid ${tokens.line}`, p: 0, fontVariantNumeric: 'tabular-nums' },
  '& th': { backgroundColor: tokens.head, px: { xs: 0.5, md: 1 }, py: 0.75, fontSize: { xs: 13, md: 14 } },
  '& td button': {
    width: '100%',
    minHeight: { xs: TOUCH_TARGET, md: 36 },
    px: { xs: 0.25, md: 1 },
    border: 0,
    background: 'none',
    color: tokens.accentDark,
    font: 'inherit',
    fontSize: { xs: 13, md: 14 },
    fontWeight: 700,
    textAlign: { xs: 'center', md: 'right' },
    cursor: 'pointer',
  },
  '& td button:hover': { backgroundColor: tokens.accentSoft },
  '& td button.none': { color: tokens.inkSoft, fontWeight: 400, fontSize: 12 },
};
