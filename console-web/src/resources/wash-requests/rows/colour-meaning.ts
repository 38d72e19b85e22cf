import { type RowColour, rowColourLabel } from '@laundry/shared/rules/dispatch/row-badges';
import type { RequestRow } from '../../../providers/api/api-types';

/** What a row's colour means; null where that is its status, which stands beside it. */
export function colourMeaning(colour: RowColour, row: Pick<RequestRow, 'status' | 'display_status'>): string | null {
  const meaning = rowColourLabel(colour, row);
  return meaning === row.display_status ? null : meaning;
}
