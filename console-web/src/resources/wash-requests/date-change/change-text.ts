import type { JstDateTime } from '@laundry/shared/time/jst';
import { t } from '../../../i18n';
import { nowJst } from '../../../providers/clock';
import { scheduleText } from '../row-facts';

/** A leg before and after; one that stays says so. */
export function changeText(was: JstDateTime | null, becomes: JstDateTime | null): string {
  const text = (dt: JstDateTime | null) => (dt === null ? t('requests.detail.none') : scheduleText(dt, nowJst()));
  return was === becomes
    ? t('requests.dateChange.same', { text: text(was) })
    : t('requests.dateChange.becomes', { from: text(was), to: text(becomes) });
}
