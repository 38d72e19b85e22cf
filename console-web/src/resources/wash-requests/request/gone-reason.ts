import { t } from '../../../i18n';
import { isStopGone, problemOf } from '../../../providers/api/problem';

/** Why a request is not to be seen any more: as the server tells whoever had it, else what it can only be. */
export function goneReason(error: unknown): string {
  const problem = problemOf(error);
  return isStopGone(problem) ? problem.detail : t('day.unsent.notThere');
}
