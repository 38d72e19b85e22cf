import { weekdayName } from '@laundry/shared/time/display';
import { type JstDate } from '@laundry/shared/time/jst';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'table'> {
  readonly weeks: readonly (readonly JstDate[])[];
  /** The `td` of a day. */
  readonly cell: (date: JstDate) => ReactNode;
}

/** A month as a table: weekdays across, weeks down. */
export const MonthTable = ({ weeks, cell, ...table }: Props) => (
  <table {...table}>
    <thead>
      <tr>
        {weeks[0]?.map((date) => (
          <th key={date} scope="col">
            {weekdayName(date, 'ja')}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week[0]}>{week.map(cell)}</tr>
      ))}
    </tbody>
  </table>
);
