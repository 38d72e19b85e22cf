import Box from '@mui/material/Box';
import { LIMITS } from '@laundry/shared/constants/limits';
import { timesOf } from '@laundry/shared/rules/area-hours';
import type { RequestContext } from '@laundry/shared/rules/request-context';
import { type JstDateTime, addDays, at, dateOf, timeOf } from '@laundry/shared/time/jst';
import { ChoiceField } from '../../../components/ChoiceField';
import { DateField } from '../../../components/DateField';
import { requestTexts } from '../../../i18n/wash-requests';

const { dateChange: texts } = requestTexts;

interface Props {
  readonly value: JstDateTime | null;
  readonly context: RequestContext;
  readonly isWrong: boolean;
  readonly onChange: (value: JstDateTime) => void;
}

/** A day within the next 30 and one of the times that the customer's area offers (decisions 5). */
export function AreaTimeField({ value, context, isWrong, onChange }: Props) {
  const { area, requestType, now } = context;
  const today = dateOf(now);
  const date = value === null ? today : dateOf(value);
  const time = value === null ? '' : timeOf(value);
  const offered = area === null ? [] : timesOf(area, requestType);
  // The present time stays a choice, even when the area no longer offers it.
  const times = time === '' || offered.includes(time) ? offered : [...offered, time].toSorted();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 1 }}>
      <DateField
        label={texts.date}
        value={date}
        isWrong={isWrong}
        min={today}
        max={addDays(today, LIMITS.daysAhead)}
        onChange={(day) => onChange(at(day, time))}
      />
      <ChoiceField
        label={texts.time}
        value={time}
        choices={times.map((value) => ({ value, label: value }))}
        onChange={(chosen) => onChange(at(date, chosen))}
      />
    </Box>
  );
}
