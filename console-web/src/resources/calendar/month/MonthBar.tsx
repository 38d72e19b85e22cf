import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { monthOf } from '@laundry/shared/time/jst';
import { calendarTexts } from '../../../i18n/calendar';
import { todayJst } from '../../../providers/clock';
import { shiftMonth } from './month-param';

export function MonthBar({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mb: 1 }}
    >
      <Typography variant="h2" aria-live="polite">
        {calendarTexts.month(month)}
      </Typography>
      <ButtonGroup size="small" variant="outlined">
        <Button onClick={() => onMonth(shiftMonth(month, -1))}>{calendarTexts.previous}</Button>
        <Button onClick={() => onMonth(monthOf(todayJst()))}>{calendarTexts.current}</Button>
        <Button onClick={() => onMonth(shiftMonth(month, 1))}>{calendarTexts.next}</Button>
      </ButtonGroup>
    </Box>
  );
}
