import Box from '@mui/material/Box';
import { t } from '../../../i18n';
import type { PriceRow } from '../../../providers/api/api-types';
import { tokens } from '../../../theme/tokens';
import { type Week, priceText } from '../price-facts';
import { PriceRows } from '../PriceRows';
import type { PriceChange } from './price-changes';

interface Props {
  readonly table: string;
  readonly rows: readonly PriceRow[];
  readonly changes: readonly PriceChange[];
}

/** The table as it would be: what changes with the price that it replaces, the rest in grey. */
export function PastePreview({ table, rows, changes }: Props) {
  const changeOf = (row: PriceRow, week: Week) =>
    changes.find((change) => change.row.id === row.id && change.week.key === week.key);
  return (
    // Long, and without anything to press: the keyboard scrolls it.
    <Box sx={styles} tabIndex={0} role="region" aria-label={t('priceGrid.paste.preview')}>
      <table aria-label={t('priceGrid.paste.previewOf', { table })}>
        <PriceRows rows={rows} cell={(row, week) => <Cell price={row[week.key]} change={changeOf(row, week)} />} />
      </table>
    </Box>
  );
}

function Cell({ price, change }: { price: number | null; change: PriceChange | undefined }) {
  if (change === undefined) return <td>{priceText(price)}</td>;
  return (
    <td className={change.after === 0 ? 'removed' : 'changed'}>
      {priceText(change.before)} <strong>{`→ ${priceText(change.after)}`}</strong>
    </td>
  );
}

const styles = {
  overflowX: 'auto',
  // On a phone all seven columns fit, and what is long takes another line.
  '& table': {
    width: '100%',
    tableLayout: { xs: 'fixed', md: 'auto' },
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    border: `1px solid ${tokens.line}`,
    px: { xs: '2px', md: 1 },
    py: 0.5,
    textAlign: 'right',
    fontSize: { xs: 11, md: 13 },
  },
  '& th': { backgroundColor: tokens.head, textAlign: 'center' },
  '& td': { color: tokens.inkSoft },
  '& strong': { display: 'block', whiteSpace: { md: 'nowrap' } },
  '& .changed': { backgroundColor: tokens.accentSoft },
  '& .changed strong': { color: tokens.accentDark },
  '& .removed': { backgroundColor: tokens.dangerSoft },
  '& .removed strong': { color: tokens.danger },
};
