import { nextStage } from '@laundry/shared/rules/stages/request-progress';
import { t } from '../../../i18n';
import type { RequestRow } from '../../../providers/api/api-types';

/** What the button that stamps the next stage says; null when there is nothing left to do. */
export function advanceLabel(row: Pick<RequestRow, 'status' | 'is_bag_delivery'>): string | null {
  const next = nextStage(row.status, row);
  return next && t(`requests.actions.advance.${next.status}`);
}
