import { message } from '@laundry/shared/messages/message';
import { toHalfWidth } from '@laundry/shared/text/normalize';

export type DayChoice = 'holiday' | 'limit';

/** What the day's form asks to be done, or what is wrong with it, by field (spec 3 §5 "Calendar modal"). */
export type DayOrder =
  | { readonly kind: 'holiday' }
  | { readonly kind: 'limit'; readonly limit: number }
  | { readonly kind: 'refused'; readonly field: 'choice' | 'limit'; readonly problem: string };

/** A choice is needed; a limit is digits only, after full-width ones became half-width. */
export function readDayForm(choice: DayChoice | null, typed: string): DayOrder {
  if (choice === null) return { kind: 'refused', field: 'choice', problem: message('ja', 'unselected') };
  if (choice === 'holiday') return { kind: 'holiday' };
  const digits = toHalfWidth(typed);
  if (!/^\d+$/.test(digits)) return { kind: 'refused', field: 'limit', problem: message('ja', 'invalid_value') };
  return { kind: 'limit', limit: Number(digits) };
}
