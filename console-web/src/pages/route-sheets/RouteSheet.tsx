import Box from '@mui/material/Box';
import { displayDate } from '@laundry/shared/time/display';
import type { JstDate } from '@laundry/shared/time/jst';
import { useId } from 'react';
import { t } from '../../i18n';
import type { RouteSheet as Sheet } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { StopRow } from './StopRow';
import { bagsOf, driverName } from './route-sheet-words';
import { sheetStyles } from './sheet-styles';

const COLUMNS = ['time', 'leg', 'number', 'who', 'place', 'bags', 'tick'] as const;

/** One driver's page: day and name over every page of it, then a line for each stop. */
export function RouteSheet({ sheet, date }: { sheet: Sheet; date: JstDate }) {
  const id = useId();
  const name = driverName(sheet);
  return (
    <Box component="section" aria-labelledby={id} sx={sheetStyles}>
      <div className="paper" role="region" aria-label={t('routeSheets.sheetOf', { name })}>
        <table>
          <thead>
            <tr>
              <td colSpan={COLUMNS.length}>
                <div className="title">
                  <h2 id={id}>{`${displayDate(date, 'ja', nowJst())}　${name}`}</h2>
                  <span>{t('routeSheets.total', { stops: sheet.stops.length, bags: bagsOf(sheet) })}</span>
                </div>
              </td>
            </tr>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`routeSheets.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.stops.map((stop) => (
              <StopRow key={`${stop.id} ${stop.leg}`} stop={stop} date={date} />
            ))}
          </tbody>
        </table>
      </div>
    </Box>
  );
}
