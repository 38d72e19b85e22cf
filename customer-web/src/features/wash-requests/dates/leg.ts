import type { MessageKey } from '@laundry/shared/messages/ja';
import { type JstDate, type JstDateTime, type JstTime, at, dateOf, timeOf } from '@laundry/shared/time/jst';

/** A day of a calendar; `why` it cannot be chosen, null when it can. */
export interface DayChoice {
  readonly date: JstDate;
  readonly why: MessageKey | null;
}

export interface TimeChoice {
  readonly time: JstTime;
  readonly why: MessageKey | null;
}

/** The days and times that a pickup or a delivery can have. */
export interface Leg {
  readonly days: readonly DayChoice[];
  readonly timesOn: (date: JstDate) => readonly TimeChoice[];
}

/** The first moment a leg can have; null when there is none. */
export function firstMoment({ days, timesOn }: Leg): JstDateTime | null {
  for (const { date, why } of days) {
    const free = why === null ? timesOn(date).find((choice) => choice.why === null) : undefined;
    if (free) return at(date, free.time);
  }
  return null;
}

/** A moment on another day: its time when that day has it, else that day's first; the time stays where nothing is free. */
export function movedTo(date: JstDate, from: JstDateTime | '', { timesOn }: Leg): JstDateTime {
  const free = timesOn(date).filter(({ why }) => why === null);
  const kept = from === '' ? undefined : free.find(({ time }) => time === timeOf(from));
  const time = (kept ?? free[0])?.time ?? (from === '' ? '00:00' : timeOf(from));
  return at(date, time);
}

/** The first day of a leg, at another moment's time where that day has it. */
export function firstDayAt(from: JstDateTime | '', leg: Leg): JstDateTime | null {
  const first = firstMoment(leg);
  return first === null ? null : movedTo(dateOf(first), from, leg);
}

/** Why a leg does not offer a moment; null when it does, undefined for one that it does not know. */
export function whyNot({ days, timesOn }: Leg, moment: JstDateTime): MessageKey | null | undefined {
  const day = days.find(({ date }) => date === dateOf(moment));
  return day && (day.why ?? timesOn(day.date).find(({ time }) => time === timeOf(moment))?.why);
}

/** The same of what was chosen: a full day is refused with the way on, as the server does. */
export function knownRefusal(leg: Leg, moment: JstDateTime | ''): MessageKey | null | undefined {
  const why = moment === '' ? 'required' : whyNot(leg, moment);
  return why === 'date_full' ? 'preq_count_max' : why;
}

export const offers = (leg: Leg, moment: JstDateTime): boolean => whyNot(leg, moment) === null;

export const nextOpenAfter = (date: JstDate, days: readonly DayChoice[]): JstDate | null =>
  days.find((day) => day.date > date && day.why === null)?.date ?? null;

/** A moment that gives way to another: it stays where it can be had, else it keeps its time on the first day that has it. */
export function givingWay(wanted: JstDateTime, leg: Leg): JstDateTime | null {
  if (offers(leg, wanted)) return wanted;
  const kept = leg.days.find(({ date }) => offers(leg, at(date, timeOf(wanted))));
  return kept === undefined ? firstMoment(leg) : at(kept.date, timeOf(wanted));
}
