import type { LegName } from '@laundry/shared/constants/progress';
import { deadlineOf } from '@laundry/shared/rules/dates/change-hours';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { FieldError } from '../../../components/fields/Field';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { useMessageText } from '../../../lib/calls/message-text';
import { LegMoment } from '../LegMoment';
import { legState } from '../request-row';

interface FixedLegProps {
  row: WashRequest;
  leg: LegName;
  now: JstDateTime;
  error: string | undefined;
}

/** A leg that stays as it is, and why. */
export function FixedLeg({ row, leg, now, error }: FixedLegProps) {
  const t = useTexts('requests');
  const lang = useLang();
  const textOf = useMessageText();
  const { moment, follows, why } = legState(row, leg);
  const label = leg === 'pickup' ? t.booking.labels.sched_pickup_dt : t.booking.labels.sched_delivery_dt;
  const late = why === 'time_limit_exceeded' && moment !== null;
  const passed = late ? t.row.passed({ moment: displayDateTime(deadlineOf(moment), lang, now) }) : why && textOf(why);
  return (
    <div className="stack-tight">
      <h2>{label}</h2>
      <p>
        <strong>
          <LegMoment row={row} leg={leg} now={now} />
        </strong>
      </p>
      <p className="small muted">{follows ? t.booking.same_time : passed}</p>
      <FieldError id={leg} error={error} />
    </div>
  );
}
