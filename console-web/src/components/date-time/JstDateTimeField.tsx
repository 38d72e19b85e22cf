import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { type JstDateTime, at, dateOf, parseDate, timeOf } from '@laundry/shared/time/jst';
import { shellTexts } from '../../i18n/shell';
import { DateField } from './DateField';
import { TimeOfDayFields } from './TimeOfDayFields';

interface Props {
  readonly label: string;
  readonly value: JstDateTime;
  readonly isWrong: boolean;
  readonly onChange: (value: JstDateTime) => void;
}

/** A date and a time in steps of 10 minutes. While a day is being typed it is none yet: only whole days are handed on. */
export function JstDateTimeField({ label, value, isWrong, onChange }: Props) {
  const { dateTime: texts } = shellTexts;
  const date = dateOf(value);
  const time = timeOf(value);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: 13, fontWeight: 700, mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' }, gap: 1 }}>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <DateField
            label={texts.date}
            value={date}
            isWrong={isWrong}
            onChange={(day) => parseDate(day) !== null && onChange(at(day, time))}
          />
        </Box>
        <TimeOfDayFields value={time} onChange={(chosen) => onChange(at(date, chosen))} />
      </Box>
    </Box>
  );
}
