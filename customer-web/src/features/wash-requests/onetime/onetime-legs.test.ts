import { dateChoice } from '@laundry/shared/rules/dates/request-context';
import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import type { JstDate } from '@laundry/shared/time/jst';
import { describe, expect, it } from 'vitest';
import { onetimePrices } from '../../../test/builders/onetime';
import { onetimePickups } from './onetime-legs';

/** A type A area on Tuesday 24 November 2026 at half past eight; the 27th is a holiday. */
const CONTEXT: OnetimeContext = {
  now: '2026-11-24 08:30:00',
  calendar: { holidays: new Set(['2026-11-27']), saturdayService: false },
  area: {
    start_time: '10:00',
    end_time: '22:00',
    is_valid_monthly: true,
    is_valid_onetime: true,
    is_valid_onetime_b: false,
  },
  withdrawal_dt: null,
  prices: onetimePrices(),
};
const FULL = ['2026-11-26', '2026-11-27'];

function whyNot(date: JstDate, overrides: Partial<OnetimeContext> = {}, taken: readonly string[] = []) {
  const pickupDays = FULL.map((full) => dateChoice(full, 'full'));
  const { days } = onetimePickups({ ...CONTEXT, ...overrides }, { pickupDays, taken: new Set(taken) });
  return days.find((day) => day.date === date)?.why;
}

describe('a day for a pickup', () => {
  it.each<[string, JstDate, Partial<OnetimeContext>, string | null]>([
    ['today', '2026-11-24', {}, null],
    ['today, when its last pickup is over', '2026-11-24', { now: '2026-11-24 20:31:00' }, 'date_too_early'],
    ['one that takes no more', '2026-11-26', {}, 'date_full'],
    ['a holiday that takes no more', '2026-11-27', {}, 'closed_holiday'],
    ['a Saturday', '2026-11-28', {}, 'closed_saturday'],
    ['the last whose bags can be brought back', '2026-12-23', {}, null],
    ['30 days ahead', '2026-12-24', {}, 'date_too_late'],
    ['one of a customer who has left', '2026-11-25', { withdrawal_dt: '2026-11-24 08:00:00' }, 'date_too_late'],
    ['one without a price', '2026-11-25', { prices: [] }, 'pickup_unavailable'],
  ])('%s, %s, is as the server takes it', (_, date, overrides, why) => expect(whyNot(date, overrides)).toBe(why));
});

it('a time that is asked for already is no second one', () => {
  const taken = new Set(['2026-11-25 13:00:00']);
  const times = onetimePickups(CONTEXT, { pickupDays: [], taken }).timesOn('2026-11-25');
  expect(times.slice(0, 2)).toEqual([
    { time: '13:00', why: 'dup' },
    { time: '13:15', why: null },
  ]);
});
