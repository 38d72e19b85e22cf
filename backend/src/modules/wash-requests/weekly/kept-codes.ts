import { type DecryptedText, Unreadable } from '../../../common/crypto/unreadable.js';
import type { WeekRequestForm } from './week-request.view.js';

/** A form of which may be said nothing about its door code: null. */
type SentForm = Omit<WeekRequestForm, 'delivery_box_pw'> & { readonly delivery_box_pw: DecryptedText | null };

type IsThat = (form: SentForm, stored: WeekRequestForm) => boolean;

const isOfTheDay: IsThat = (form, stored) =>
  form.week_type === stored.week_type && form.pickup_week === stored.pickup_week;
const isOfTheTime: IsThat = (form, stored) => isOfTheDay(form, stored) && form.pickup_time === stored.pickup_time;

/**
 * Forms of a new schedule with their door codes. A code that cannot be read stays where nothing is said of it, as nobody could
 * type it again unseen: with the form of the same time, else of the same weekday, else at the same place. A stored form is
 * the one before of one such form at most, so that a code goes to no other door.
 */
export function withKeptCodes(forms: readonly SentForm[], before: readonly WeekRequestForm[]): WeekRequestForm[] {
  const left = new Set(before);
  const earlier = new Map<SentForm, WeekRequestForm>();
  const pair = (isThat: (form: SentForm, stored: WeekRequestForm, place: number) => boolean): void =>
    forms.forEach((form, place) => {
      if (form.delivery_box_pw !== null || earlier.has(form)) return;
      const stored = [...left].find((one) => isThat(form, one, place));
      if (stored === undefined) return;
      left.delete(stored);
      earlier.set(form, stored);
    });
  pair(isOfTheTime);
  pair(isOfTheDay);
  pair((_form, stored, place) => stored === before[place]);
  return forms.map((form) => {
    const stored = earlier.get(form)?.delivery_box_pw;
    return { ...form, delivery_box_pw: form.delivery_box_pw ?? (stored instanceof Unreadable ? stored : '') };
  });
}
