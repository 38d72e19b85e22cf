import { deadlineOf } from '@laundry/shared/rules/dates/change-hours';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';

interface ChangeDeadlineProps {
  moment: JstDateTime;
  now: JstDateTime;
  /** The pickup is over: only the delivery can still be changed. */
  deliveryOnly?: boolean;
}

/** Until when a pickup or a delivery can be changed, as a moment rather than as a sum to do in the head: `変更・キャンセルは 11月25日(水) 08:00 まで`. */
export function ChangeDeadline({ moment, now, deliveryOnly = false }: ChangeDeadlineProps) {
  const t = useTexts('requests');
  const until = displayDateTime(deadlineOf(moment), useLang(), now);
  return (
    <p className="small muted">
      {deliveryOnly ? t.delivery_deadline({ moment: until }) : t.deadline({ moment: until })}
    </p>
  );
}
