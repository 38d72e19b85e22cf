import Box from '@mui/material/Box';
import { t } from '../../i18n';
import type { PriceRow } from '../../providers/api/api-types';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';
import { type DeliveryType, WEEKS, tableName, timeText } from './price-facts';
import { PriceCell } from './PriceCell';

/** The prices of one delivery type: hours down, Monday to Saturday across. */
export function PriceTable({ type, rows }: { type: DeliveryType; rows: readonly PriceRow[] }) {
  return (
    <Box sx={styles}>
      <table>
        <caption>{tableName(type)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('priceGrid.time')}</th>
            {WEEKS.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{timeText(row)}</th>
              {WEEKS.map((week) => (
                <td key={week.key}>
                  <PriceCell row={row} week={week} table={tableName(type)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
  '& caption': { textAlign: 'left', fontSize: 17, fontWeight: 700, pb: 1 },
  '& th, & td': { border: `1px solid ${tokens.line}`, p: 0, fontVariantNumeric: 'tabular-nums' },
  '& th': { backgroundColor: '#e6ecf0', px: { xs: 0.5, md: 1 }, py: 0.75, fontSize: { xs: 13, md: 14 } },
  '& button': {
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
  '& button:hover': { backgroundColor: tokens.accentSoft },
  '& button.none': { color: tokens.inkSoft, fontWeight: 400, fontSize: 12 },
};
