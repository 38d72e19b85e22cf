import { message } from '@laundry/shared/messages/message';
import { t } from '../../../i18n';
import type { components } from '@laundry/backend/api';
import type { Notice } from './notice';

type CountError = NonNullable<components['schemas']['AdvancedRequestView']['count_error']>;

/** The pickup stands although the count could not be changed: what was counted, as far as that is known, and why it was refused. */
export const countFailed = (code: CountError, count: number | null): Notice => ({
  text: message('ja', 'count_failed_after_pickup'),
  reason: count === null ? message('ja', code) : t('requests.count.failed', { count, reason: message('ja', code) }),
  isStale: false,
});
