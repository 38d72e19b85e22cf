import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';

/** The moments that are chosen for both legs, in words, as far as there are any. */
export function useChosenLegs(now: JstDateTime) {
  const { row: t } = useTexts('requests');
  const lang = useLang();
  const line = (leg: string, moment: JstDateTime | ''): readonly string[] =>
    moment === '' ? [] : [`${leg} ${displayDateTime(moment, lang, now)}`];
  return (pickup: JstDateTime | '', delivery: JstDateTime | ''): readonly string[] => [
    ...line(t.pickup, pickup),
    ...line(t.delivery, delivery),
  ];
}
