import Alert from '@mui/material/Alert';
import { displayDateTime } from '@laundry/shared/time/display';
import { ConflictNotice } from '../../../components/form/shared-write/ConflictNotice';
import { calendarTexts } from '../../../i18n/calendar';
import type { DayAsSeen } from '../../../providers/calls/calendar';
import { nowJst } from '../../../providers/clock';
import type { OthersDay } from './others-day';

const { dialog: texts } = calendarTexts;

interface Props {
  readonly others: OthersDay;
  /** The day as the form opened. */
  readonly began: DayAsSeen;
  readonly onTake: (limit: string) => void;
}

/** What colleagues have made of a day while its limit is typed: another limit, to be taken or replaced, a holiday or none. */
export function OthersChanges({ others, began, onTake }: Props) {
  const { by, at, day } = others;
  const { limit } = day;
  const who = by === null || at === null ? null : `${by}（${displayDateTime(at, 'ja', nowJst())}）`;
  return (
    <>
      {limit !== began.limit && (
        <ConflictNotice
          texts={[limit === null ? texts.noLimit : calendarTexts.limit(limit)]}
          others={others}
          {...(limit !== null && { onTake: () => onTake(String(limit)) })}
        />
      )}
      {day.holiday !== began.holiday && (
        <Alert severity="warning" role="alert">
          {texts.madeHoliday(who, day.holiday)}
        </Alert>
      )}
    </>
  );
}
