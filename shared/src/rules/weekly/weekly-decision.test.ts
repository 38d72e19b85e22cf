import { describe, expect, it } from 'vitest';
import { WEEK_TYPE } from '../../constants/week-types.js';
import { decideWeekly, type WeeklyContext } from './weekly-decision.js';
import type { WeeklyEntry } from './weekly-form.js';

const context: WeeklyContext = {
  saturdayService: false,
  area: { start_time: '10:00', end_time: '22:00' },
  sameTime: false,
};
const entry = (overrides: Partial<WeeklyEntry> = {}): WeeklyEntry => ({
  week_type: WEEK_TYPE.every,
  pickup_week: 1,
  pickup_time: '10:00',
  delivery_week: 4,
  delivery_time: '18:00',
  count: 2,
  same_time: false,
  ...overrides,
});
const sameTime = (overrides: Partial<WeeklyEntry> = {}) =>
  entry({ delivery_week: null, delivery_time: null, same_time: true, ...overrides });

const refusalsOf = (entries: readonly WeeklyEntry[], facts: Partial<WeeklyContext> = {}) => {
  const decision = decideWeekly(entries, { ...context, ...facts });
  return decision.ok ? [] : decision.refusals.map(({ code, field, form }) => `${form} ${field} ${code}`);
};

describe('a weekly schedule', () => {
  it.each<[string, WeeklyEntry[], Partial<WeeklyContext>]>([
    ['without any form ends the schedule', [], {}],
    ['of a pickup and a delivery', [entry()], {}],
    ['with the delivery exactly 48 hours later', [entry({ delivery_week: 3, delivery_time: '10:00' })], {}],
    ['with the delivery a week later on the same weekday', [entry({ delivery_week: 1, delivery_time: '10:00' })], {}],
    ['over a weekend, on the third open day', [entry({ pickup_week: 4, delivery_week: 1 })], {}],
    ['with a Saturday, for whom Saturdays are served', [entry({ delivery_week: 6 })], { saturdayService: true }],
    [
      'at the one time of its area',
      [entry({ pickup_time: '10:00', delivery_time: '10:00' })],
      {
        area: { start_time: '10:00', end_time: '10:00' },
      },
    ],
    [
      'from 15:00, where each-time requests begin at 16',
      [entry({ pickup_time: '15:00' })],
      {
        area: { start_time: '15:00', end_time: '22:00' },
      },
    ],
    ['twice on a weekday, at other times', [entry(), entry({ pickup_time: '11:00', delivery_time: '18:30' })], {}],
    ['of a same-time plan', [sameTime()], { sameTime: true }],
    [
      'of six forms',
      [1, 2, 3, 4, 5]
        .map((week) => entry({ pickup_week: week as 1, delivery_week: week as 1 }))
        .concat(entry({ pickup_time: '12:00', delivery_time: '12:00' })),
      {},
    ],
  ])('%s is kept', (_name, entries, facts) => {
    expect(refusalsOf(entries, facts)).toEqual([]);
  });

  it.each<[string, WeeklyEntry[], Partial<WeeklyContext>, string[]]>([
    ['no pickup weekday', [entry({ pickup_week: null })], {}, ['0 pickup_weeks weekday_required']],
    ['no delivery weekday', [entry({ delivery_week: null })], {}, ['0 delivery_weeks weekday_required']],
    ['no time', [entry({ pickup_time: null })], {}, ['0 pickup_times required']],
    [
      'a minute short of 48 hours',
      [entry({ pickup_time: '10:30', delivery_week: 3, delivery_time: '10:00' })],
      {},
      ['0 delivery_weeks delivery_too_early'],
    ],
    [
      'two open days only',
      [entry({ pickup_week: 5, delivery_week: 1, delivery_time: '18:00' })],
      {},
      ['0 delivery_weeks delivery_too_early'],
    ],
    ['the next day', [entry({ delivery_week: 2 })], {}, ['0 delivery_weeks delivery_too_early']],
    ['a Saturday without Saturday service', [entry({ pickup_week: 6 })], {}, ['0 pickup_weeks closed_saturday']],
    [
      'a time that the area does not offer',
      [entry({ pickup_time: '22:30' })],
      {},
      ['0 pickup_times invalid_area_time'],
    ],
    [
      'another time than the area’s only one',
      [entry()],
      { area: { start_time: '10:00', end_time: '10:00' } },
      ['0 delivery_times invalid_area_time'],
    ],
    ['an area that is not served', [entry()], { area: null }, ['0 pickup_times notarea', '0 delivery_times notarea']],
    ['the same pickup twice', [entry(), entry({ delivery_time: '19:00' })], {}, ['1 pickup_weeks duplicate_schedule']],
    [
      'the same delivery twice',
      [entry(), entry({ pickup_time: '11:00' })],
      {},
      ['1 delivery_weeks duplicate_schedule'],
    ],
    [
      'the same pickup in other weeks',
      [entry({ week_type: 2 }), entry({ week_type: 3, delivery_time: '19:00' })],
      {},
      ['1 pickup_weeks duplicate_schedule'],
    ],
    ['no bags', [entry({ count: 0 })], {}, ['0 count count_range']],
    ['six bags', [entry({ count: 6 })], {}, ['0 count count_range']],
    ['one bag on a same-time plan', [sameTime({ count: 1 })], { sameTime: true }, ['0 count count_same_time_min']],
    ['a delivery on a same-time plan', [entry()], { sameTime: true }, ['0 pd_same_time delivery_not_same_time']],
    ['same-time on another plan', [sameTime()], {}, ['0 pd_same_time same_time_not_of_plan']],
    [
      'seven forms',
      [0, 1, 2, 3, 4, 5, 6].map((n) => entry({ pickup_time: `1${n}:00`, delivery_time: `1${n}:00` })),
      {},
      ['6 form_count weekly_forms_max'],
    ],
  ])('%s is refused', (_name, entries, facts, refusals) => {
    expect(refusalsOf(entries, facts)).toEqual(refusals);
  });
});
