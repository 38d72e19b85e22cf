import Box from '@mui/material/Box';
import { timesOf } from '@laundry/shared/rules/areas/area-hours';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { type JstDateTime, at, dateOf, parseDate, timeOf } from '@laundry/shared/time/jst';
import { ChoiceField } from '../../../components/form/fields/ChoiceField';
import { DateField } from '../../../components/date-time/DateField';
import type { ReasonOf } from '../../../components/date-time/reason-of';
import { t } from '../../../i18n';

interface Props {
  readonly value: JstDateTime | null;
  readonly context: RequestContext;
  readonly isWrong: boolean;
  readonly reasonOf: ReasonOf;
  readonly onChange: (value: JstDateTime) => void;
}

/** A day, those that cannot be chosen with their reason, and one of the times that the customer's area offers (handbook/requests.md#areas). */
export function AreaTimeField({ value, context, isWrong, reasonOf, onChange }: Props) {
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
        label={t('requests.dateChange.date')}
        value={date}
        isWrong={isWrong}
        reasonOf={reasonOf}
        onChange={(day) => parseDate(day) !== null && onChange(at(day, time))}
      />
      <ChoiceField
        label={t('requests.dateChange.time')}
        value={time}
        choices={times.map((value) => ({ value, label: value }))}
        onChange={(chosen) => onChange(at(date, chosen))}
      />
    </Box>
  );
}
