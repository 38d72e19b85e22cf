import { Unreadable } from '../../../common/crypto/unreadable.js';
import type { WeekRequestForm } from './week-request.view.js';

type IsThat = (form: WeekRequestForm, stored: WeekRequestForm) => boolean;

const isOfTheDay: IsThat = (form, stored) =>
  form.week_type === stored.week_type && form.pickup_week === stored.pickup_week;
const isOfTheTime: IsThat = (form, stored) => isOfTheDay(form, stored) && form.pickup_time === stored.pickup_time;

/**
 * Forms of a new schedule with their door codes. A code that cannot be read stays until another is typed, as nobody could
 * type it again unseen: with the form of the same time, else of the same weekday, else at the same place. A stored form is
 * the one before of one form at most, so that a code goes to no other door.
 */
export function withKeptCodes(
  forms: readonly WeekRequestForm[],
  before: readonly WeekRequestForm[],
): WeekRequestForm[] {
  const left = new Set(before);
  const earlier = new Map<WeekRequestForm, WeekRequestForm>();
  const pair = (isThat: (form: WeekRequestForm, stored: WeekRequestForm, place: number) => boolean): void =>
    forms.forEach((form, place) => {
      if (earlier.has(form)) return;
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
    return form.delivery_box_pw === '' && stored instanceof Unreadable ? { ...form, delivery_box_pw: stored } : form;
  });
}
