import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import type { Catalogues } from '../../../i18n/catalogues';

/** How a request ended without a delivery. */
export function endWords(kind: number, { ended }: Catalogues['visit']): string {
  if (kind === CANCEL_KIND.automatic) return ended.automatic;
  return kind === CANCEL_KIND.discard ? ended.over : ended.cancelled;
}
