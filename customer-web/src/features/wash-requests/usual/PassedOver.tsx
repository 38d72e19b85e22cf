import type { PassedPickup } from '@laundry/shared/rules/booking/usual-request';
import { displayDate } from '@laundry/shared/time/display';
import { type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useMessageText } from '../../../lib/calls/message-text';
import { type Leg, whyNot } from '../dates/leg';

interface PassedOverProps {
  passed: readonly PassedPickup[];
  /** What the form offers. */
  pickups: Leg;
  now: JstDateTime;
}

/** The sooner days of a habit, each with why it is passed over; nothing where the next one is had. */
export function PassedOver({ passed, pickups, now }: PassedOverProps) {
  const t = useTexts('usual');
  const lang = useLang();
  const textOf = useMessageText();
  return passed.map(({ pickup, isWeekTaken }) => {
    // A pickup that could be had has no delivery.
    const why = isWeekTaken ? t.week_taken : textOf(whyNot(pickups, pickup) ?? 'pickup_unavailable');
    return <p key={pickup}>{t.passed_over({ day: displayDate(dateOf(pickup), lang, now), why })}</p>;
  });
}
