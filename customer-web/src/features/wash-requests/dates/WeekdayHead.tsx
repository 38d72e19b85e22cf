import { useTexts } from '../../../i18n/texts';

/** The days of a week above the columns of a calendar. */
export function WeekdayHead() {
  const { weekdays } = useTexts('requests').dates;
  return (
    <thead>
      <tr>
        {weekdays.map(({ short, long }) => (
          <th key={long} scope="col" abbr={long}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}
