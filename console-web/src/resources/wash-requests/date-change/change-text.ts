import type { JstDateTime } from '@laundry/shared/time/jst';
import { t } from '../../../i18n';
import { nowJst } from '../../../providers/clock';
import { scheduleText } from '../row-facts';
import type { DateChangeForm } from './date-change-form';

/** A leg before and after; one that stays says so. */
export function changeText(was: JstDateTime | null, becomes: JstDateTime | null): string {
  return was === becomes
    ? t('requests.dateChange.same', { text: timeText(was) })
    : t('requests.dateChange.becomes', { from: timeText(was), to: timeText(becomes) });
}

/** When some of the legs are, each by its name. */
export const legTexts = (legs: DateChangeForm, named: readonly string[]): readonly string[] =>
  (['pickup', 'delivery'] as const)
    .filter((leg) => named.includes(leg))
    .map((leg) => `${t(`requests.dateChange.${leg}`)} ${timeText(legs[leg])}`);

const timeText = (dt: JstDateTime | null): string =>
  dt === null ? t('requests.detail.none') : scheduleText(dt, nowJst());
