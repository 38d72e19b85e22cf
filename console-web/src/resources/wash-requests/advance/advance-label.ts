import { PROGRESS, type Progress } from '@laundry/shared/constants/progress';
import { requestTexts } from '../../../i18n/wash-requests';

/** What the button that advances from a status says; null when there is nothing left to do. */
export const advanceLabel = (status: Progress): string | null =>
  status === PROGRESS.delivered ? null : requestTexts.actions.advance[status];
