import type { LegName } from '@laundry/shared/constants/progress';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest, WashRequestChange } from '../../../lib/calls/api-types';
import { LegMoment } from '../LegMoment';
import { legState } from '../request-row';

interface LegChangeProps {
  row: WashRequest;
  leg: LegName;
  change: WashRequestChange;
  now: JstDateTime;
}

/** A leg as the change leaves it: what becomes what, or when it stays. */
export function LegChange({ row, leg, change, now }: LegChangeProps) {
  const { same_time } = useTexts('requests').booking;
  const { from_to } = useTexts('changes').change;
  const lang = useLang();
  const { moment, follows } = legState(row, leg);
  // The next pickup of a pickup that moves may be another one.
  if (follows && change.sched_pickup_dt !== undefined) return same_time;
  const to = leg === 'pickup' ? change.sched_pickup_dt : change.sched_delivery_dt;
  if (moment === null || to === undefined) return <LegMoment row={row} leg={leg} now={now} />;
  return from_to({ from: displayDateTime(moment, lang, now), to: displayDateTime(to, lang, now) });
}
