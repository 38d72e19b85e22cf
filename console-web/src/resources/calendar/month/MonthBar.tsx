import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { monthOf } from '@laundry/shared/time/jst';
import { useId } from 'react';
import { calendarTexts } from '../../../i18n/calendar';
import { todayJst } from '../../../providers/clock';
import { lastMonth, shiftMonth } from './month-param';

interface Props {
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly onNational: () => void;
}

/** The month and the ways to others, as far ahead as something can be set. */
export function MonthBar({ month, onMonth, onNational }: Props) {
  const whyId = useId();
  const last = lastMonth(todayJst());
  const isLast = month >= last;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mb: 1 }}
    >
      <Typography variant="h2" aria-live="polite">
        {calendarTexts.month(month)}
      </Typography>
      <Button size="small" onClick={onNational} sx={{ ml: 'auto' }}>
        {calendarTexts.national.open}
      </Button>
      <ButtonGroup size="small" variant="outlined">
        <Button onClick={() => onMonth(shiftMonth(month, -1))}>{calendarTexts.previous}</Button>
        <Button onClick={() => onMonth(monthOf(todayJst()))}>{calendarTexts.current}</Button>
        <Button
          disabled={isLast}
          aria-describedby={isLast ? whyId : undefined}
          onClick={() => onMonth(shiftMonth(month, 1))}
        >
          {calendarTexts.next}
        </Button>
      </ButtonGroup>
      {isLast && (
        <Typography id={whyId} variant="body2" color="textSecondary" sx={{ flexBasis: '100%', textAlign: 'right' }}>
          {calendarTexts.last(calendarTexts.month(last))}
        </Typography>
      )}
    </Box>
  );
}
