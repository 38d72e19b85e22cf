import { message } from '@laundry/shared/messages/message';
import { parseDayLimit } from '@laundry/shared/rules/calendar/day-limit';

export type DayChoice = 'holiday' | 'limit';

/** What the day's form asks to be done, or what is wrong with it, by field. */
export type DayOrder =
  | { readonly kind: 'holiday' }
  | { readonly kind: 'limit'; readonly limit: number }
  | { readonly kind: 'refused'; readonly field: 'choice' | 'limit'; readonly problem: string };

/** A choice is needed; a limit is what the server takes for one. */
export function readDayForm(choice: DayChoice | null, typed: string): DayOrder {
  if (choice === null) return { kind: 'refused', field: 'choice', problem: message('ja', 'unselected') };
  if (choice === 'holiday') return { kind: 'holiday' };
  const limit = parseDayLimit(typed);
  return limit === null
    ? { kind: 'refused', field: 'limit', problem: message('ja', 'invalid_value') }
    : { kind: 'limit', limit };
}
