import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import { displayDate } from '@laundry/shared/time/display';
import { addDays, parseDate } from '@laundry/shared/time/jst';
import { requestTexts } from '../../../i18n/wash-requests';
import { nowJst, todayJst } from '../../../providers/clock';
import type { RequestSearch } from './search-params';

const { search: texts } = requestTexts;

/** The period in words, and one tap to the day before, today and the day after. */
export function DayShift({ search, onSearch }: { search: RequestSearch; onSearch: (search: RequestSearch) => void }) {
  const goTo = (day: string) => onSearch({ ...search, from: day, to: day });
  const first = parseDate(search.from) ?? todayJst();
  const last = parseDate(search.to) ?? first;
  const words = (day: string) => displayDate(day, 'ja', nowJst());
  return (
    <>
      <Typography variant="h2" component="p">
        {first === last ? words(first) : `${words(first)}～${words(last)}`}
      </Typography>
      <ButtonGroup size="small" variant="outlined">
        <Button onClick={() => goTo(addDays(first, -1))}>{texts.previousDay}</Button>
        <Button onClick={() => goTo(todayJst())}>{texts.today}</Button>
        <Button onClick={() => goTo(addDays(last, 1))}>{texts.nextDay}</Button>
      </ButtonGroup>
    </>
  );
}
