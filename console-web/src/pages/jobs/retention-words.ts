import { displayDate } from '@laundry/shared/time/display';
import { dateOf } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import type { Erasure } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';

/** How many wait, and when the first of them is erased. */
export function waitingOf({ accounts, next_on }: Erasure['kinds'][number]): readonly string[] {
  if (next_on === null) return [t('retention.none')];
  const now = nowJst();
  const next =
    next_on < dateOf(now) ? t('retention.late') : t('retention.next', { date: displayDate(next_on, 'ja', now) });
  return [t('retention.waiting', { count: accounts }), next];
}
