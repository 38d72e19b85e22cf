import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import { displayDate } from '@laundry/shared/time/display';
import { type JstDate, addDays } from '@laundry/shared/time/jst';
import { useListContext } from 'ra-core';
import { useFilter } from '../../../components/list/useFilter';
import { t } from '../../../i18n';
import { nowJst, todayJst } from '../../../providers/clock';
import { periodOf } from './request-filter';

/** The period in words, and one tap to the day before, today and the day after. */
export function DayShift() {
  const { setFilters } = useListContext();
  const filter = useFilter();
  const { from, to } = periodOf(filter);
  const first = from ?? todayJst();
  const last = to ?? first;
  const goTo = (day: JstDate) => setFilters({ ...filter, from: day, to: day });
  const words = (day: JstDate) => displayDate(day, 'ja', nowJst());
  return (
    <>
      <Typography variant="h2" component="p">
        {first === last ? words(first) : `${words(first)}～${words(last)}`}
      </Typography>
      <ButtonGroup size="small" variant="outlined" className="no-print">
        <Button onClick={() => goTo(addDays(first, -1))}>{t('requests.search.previousDay')}</Button>
        <Button onClick={() => goTo(todayJst())}>{t('requests.search.today')}</Button>
        <Button onClick={() => goTo(addDays(last, 1))}>{t('requests.search.nextDay')}</Button>
      </ButtonGroup>
    </>
  );
}
