import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { t } from '../../../i18n';

/** What the button that advances from a status says; null when there is nothing left to do. */
export const advanceLabel = (status: Progress): string | null =>
  status === PROGRESS.delivered ? null : t(`requests.actions.advance.${status}`);
