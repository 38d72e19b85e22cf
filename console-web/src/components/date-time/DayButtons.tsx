import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import { displayDate } from '@laundry/shared/time/display';
import { type JstDate, addDays } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import { nowJst, todayJst } from '../../providers/clock';

interface Props {
  readonly first: JstDate;
  readonly last: JstDate;
  readonly onGo: (day: JstDate) => void;
}

/** A period in words, and one tap to the day before, today and the day after. */
export function DayButtons({ first, last, onGo }: Props) {
  const words = (day: JstDate) => displayDate(day, 'ja', nowJst());
  return (
    <>
      <Typography variant="h2" component="p">
        {first === last ? words(first) : `${words(first)}～${words(last)}`}
      </Typography>
      <ButtonGroup size="small" variant="outlined" className="no-print">
        <Button onClick={() => onGo(addDays(first, -1))}>{t('requests.search.previousDay')}</Button>
        <Button onClick={() => onGo(todayJst())}>{t('requests.search.today')}</Button>
        <Button onClick={() => onGo(addDays(last, 1))}>{t('requests.search.nextDay')}</Button>
      </ButtonGroup>
    </>
  );
}
