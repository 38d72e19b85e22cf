import { Fragment, type ReactNode } from 'react';
import { t } from '../../i18n';
import type { PriceRow } from '../../providers/api/api-types';
import { type Week, WEEKS, timeText } from './price-facts';

interface Props {
  readonly rows: readonly PriceRow[];
  readonly cell: (row: PriceRow, week: Week) => ReactNode;
}

/** What a table of prices holds: hours down, Monday to Saturday across. */
export const PriceRows = ({ rows, cell }: Props) => (
  <>
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
            <Fragment key={week.key}>{cell(row, week)}</Fragment>
          ))}
        </tr>
      ))}
    </tbody>
  </>
);
