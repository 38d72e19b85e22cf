import { describe, expect, it, test } from 'vitest';
import { WEEK_TYPE } from '../../constants/week-types.js';
import {
  type ComingWeek,
  begunWeek,
  decideWeekChange,
  isComing,
  lastShown,
  lastOfPause,
  pausedDays,
  plannedWeek,
} from './coming-weeks.js';
import { moveChoices } from './week-exceptions.js';
import { type WeeklyFacts, spanDays, weeklyDates } from './weekly-dates.js';
import { weeklyPreview } from './weekly-need.js';
import type { WeeklyForm } from './weekly-form.js';

const MONDAYS: WeeklyForm = {
  week_type: WEEK_TYPE.every,
  pickup_week: 1,
  pickup_time: '10:00',
  delivery_week: 4,
  delivery_time: '18:00',
  count: 2,
  same_time: false,
};
const facts = (overrides: Partial<WeeklyFacts> & { holidays?: readonly string[] } = {}): WeeklyFacts => ({
  now: '2026-11-25 09:00:00',
  calendar: { holidays: new Set(overrides.holidays ?? []), saturdayService: false },
  area: { start_time: '10:00', end_time: '22:00' },
  sameTime: false,
  full: new Set(),
  taken: new Set(),
  exceptions: new Map(),
  ...overrides,
});
const december = (known: WeeklyFacts, forms: readonly WeeklyForm[] = [MONDAYS]) =>
  weeklyDates(forms, spanDays('2026-12-01', '2026-12-31'), known);
const planned = (known: WeeklyFacts = facts()): ComingWeek[] =>
  december(known).map((week) => plannedWeek(week, moveChoices([MONDAYS], week.date, known)));
const movesOf = (date: string, known: WeeklyFacts, forms = [MONDAYS]) =>
  moveChoices(forms, date, known).map(({ date: day, why }) => `${day.slice(8)}${why === null ? '' : ` ${why}`}`);

describe('a date of a schedule can be moved to the other days of its week', () => {
  it.each<[string, string, WeeklyFacts, string[]]>([
    ['those that are open', '2026-12-07', facts(), ['08', '09', '10', '11', '12 saturday', '13 sunday']],
    [
      'without holidays, full days, and times that are asked for already',
      '2026-12-07',
      facts({
        holidays: ['2026-12-08'],
        full: new Set(['2026-12-09']),
        taken: new Set(['2026-12-10 10:00:00']),
      }),
      ['08 holiday', '09 full', '10 dup', '11', '12 saturday', '13 sunday'],
    ],
    [
      'a holiday itself, too',
      '2026-12-07',
      facts({ holidays: ['2026-12-07'] }),
      ['08', '09', '10', '11', '12 saturday', '13 sunday'],
    ],
    ['of its month only', '2026-12-28', facts(), ['29', '30', '31']],
  ])('%s', (_name, date, known, days) => {
    expect(movesOf(date, known)).toEqual(days);
  });

  it('on none of which the schedule has a pickup at the same hour', () => {
    const wednesdays: WeeklyForm = { ...MONDAYS, pickup_week: 3, delivery_week: 5 };
    expect(movesOf('2026-12-07', facts(), [MONDAYS, wednesdays])[1]).toBe('09 dup');
  });
});

describe('what becomes of a date', () => {
  const known = facts({ holidays: ['2026-12-21'], exceptions: new Map([['2026-12-14', null]]) });

  test('of a month that is not begun', () => {
    expect(planned(known).map(({ date, state, reason, isOpen }) => [date.slice(8), state, reason, isOpen])).toEqual([
      ['07', 'planned', null, true],
      ['14', 'skipped', null, true],
      ['21', 'passed', 'closed_holiday', true],
      ['28', 'planned', null, true],
    ]);
  });

  test('of a month whose requests are made', () => {
    const made = {
      id: 284,
      sched_pickup_dt: '2026-12-08 11:00:00',
      sched_delivery_dt: '2026-12-10 18:00:00',
      count: 3,
    };
    const [first, second, third, fourth] = december(known);
    if (!first || !second || !third || !fourth) throw new Error('December has four Mondays');
    const weeks = [
      begunWeek(first, { ...made, isCancelled: false }),
      begunWeek(second, undefined),
      begunWeek(third, undefined),
      begunWeek(fourth, { ...made, isCancelled: true }),
      begunWeek(fourth, undefined),
    ];
    expect(weeks.map(({ state, reason, request_id, count }) => [state, reason, request_id, count])).toEqual([
      ['made', null, 284, 3],
      ['skipped', null, null, 2],
      ['passed', 'closed_holiday', null, 2],
      ['cancelled', null, 284, 3],
      ['passed', 'weekly_left_out', null, 2],
    ]);
    expect(weeks[0]).toMatchObject({ date: '2026-12-07', sched_pickup_dt: '2026-12-08 11:00:00', isOpen: false });
  });

  test.each([
    ['2026-11-24', false],
    ['2026-11-25', true],
    ['2027-01-25', true],
    ['2027-01-26', false],
  ])('is shown from today to the last day of the eight weeks: %s %s', (day, shown) => {
    expect(isComing({ sched_pickup_dt: `${day} 10:00:00` }, '2026-11-25', lastShown('2026-12-01'))).toBe(shown);
  });

  test('is in the preview of a schedule to the same day', () => {
    const from = '2026-12-01';
    const daily = ([1, 2, 3, 4, 5] as const).map((weekday) => ({
      ...MONDAYS,
      pickup_week: weekday,
      delivery_week: weekday,
    }));
    const listed = weeklyDates(daily, spanDays(from, '2027-02-28'), facts()).filter((week) =>
      isComing(plannedWeek(week, []), from, lastShown(from)),
    );
    const previewed = weeklyPreview(daily, facts(), 999, from);
    expect(previewed.map(({ pickup }) => pickup)).toEqual(listed.map(({ pickup }) => pickup));
  });
});

describe('a customer’s wish for a day', () => {
  const known = facts({ holidays: ['2026-12-08'] });
  const [first] = december(known);
  const weeks = planned(known);

  it.each<[string, string, string | null, string | null]>([
    ['no pickup', '2026-12-07', null, null],
    ['another day of the week', '2026-12-07', '2026-12-09', null],
    ['a closed day', '2026-12-07', '2026-12-08', 'moved_to closed_holiday'],
    ['the day itself', '2026-12-07', '2026-12-07', 'moved_to weekly_other_week'],
    ['a day of another week', '2026-12-07', '2026-12-14', 'moved_to weekly_other_week'],
    ['a day of the next month', '2026-12-28', '2027-01-01', 'moved_to weekly_other_week'],
  ])('%s', (_name, date, to, refusal) => {
    const decision = decideWeekChange(weeks, date, to);
    expect(decision && !decision.ok ? `${decision.field} ${decision.code}` : null).toBe(refusal);
  });

  it('is none on a day that the schedule does not name', () => {
    expect(decideWeekChange(weeks, '2026-12-08', null)).toBeNull();
  });

  it('comes too late once the requests of the month are made', () => {
    if (!first) throw new Error('December has Mondays');
    expect(decideWeekChange([begunWeek(first, undefined)], '2026-12-07', null)).toMatchObject({ code: 'weekly_made' });
  });
});

describe('a pause', () => {
  it('of three weeks from a day on has the days of the schedule in them', () => {
    const pause = { from: '2026-12-08', weeks: 3 };
    expect([lastOfPause(pause), pausedDays(planned(), pause)]).toEqual([
      '2026-12-28',
      { ok: true, days: ['2026-12-14', '2026-12-21', '2026-12-28'] },
    ]);
  });

  it('in which nothing can be skipped is refused', () => {
    const begun = december(facts()).map((week) => begunWeek(week, undefined));
    expect(pausedDays(begun, { from: '2026-12-07', weeks: 4 })).toMatchObject({ code: 'weekly_nothing_to_pause' });
  });
});
