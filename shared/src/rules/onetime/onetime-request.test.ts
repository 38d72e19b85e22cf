import { describe, expect, it } from 'vitest';
import { decideOnetime, type OnetimeContext, type OnetimePriceRow } from './onetime-request.js';

/** Yen by delivery type, hour and weekday, all different: 3015 is Monday's at 15, next-day delivery is 10,000 more. */
const prices: readonly OnetimePriceRow[] = [1, 2].flatMap((delivery_type) =>
  Array.from({ length: 9 }, (_, hours) => {
    const hour = 13 + hours;
    const yen = (day: number) => (delivery_type === 1 ? 10_000 : 0) + 3_000 + 100 * day + hour;
    const row = { wreq_time: `${hour}:00:00`, delivery_type, week0: null, week1: yen(1), week2: yen(2), week3: yen(3) };
    return { ...row, week4: yen(4), week5: hour === 13 ? 0 : yen(5), week6: yen(6) };
  }),
);
const hours = { start_time: '10:00', end_time: '22:00' };
const A = { ...hours, is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };
const B = {
  start_time: '15:00',
  end_time: '22:00',
  is_valid_monthly: false,
  is_valid_onetime: false,
  is_valid_onetime_b: true,
};
/** A Wednesday. */
const context: OnetimeContext = {
  now: '2026-11-25 09:00:00',
  calendar: { holidays: new Set(['2026-12-03']), saturdayService: false },
  area: A,
  withdrawal_dt: null,
  prices,
};
const decide = (pickup: string, delivery: string, changes: Partial<OnetimeContext> = {}, count = 1) =>
  decideOnetime({ pickup, delivery, count }, { ...context, ...changes });
const said = (pickup: string, delivery: string, changes: Partial<OnetimeContext> = {}): string => {
  const decision = decide(pickup, delivery, changes);
  return decision.ok ? `${decision.price}` : decision.reason;
};
const WED = '2026-11-25 15:00:00';
const THU = '2026-11-26 16:00:00';
const FRI = '2026-11-27 16:00:00';

describe('a one-time request costs', () => {
  it.each([
    ['with delivery on the next day', WED, THU, '13315'],
    ['with delivery a day later', WED, FRI, '3315'],
    ['by the hour of its pickup', '2026-11-25 16:45:00', FRI, '3316'],
    ['by the weekday of its pickup', '2026-11-26 15:00:00', FRI, '13415'],
  ])('%s', (_name, pickup, delivery, yen) => expect(said(pickup, delivery)).toBe(yen));

  it('so much for each bag', () => {
    expect(decide(WED, THU, {}, 3)).toMatchObject({ ok: true, unitPrice: 13_315, price: 39_945 });
  });
});

describe('the first thing that is wrong is told', () => {
  const past = '2026-11-24 15:00:00';
  const withdrawn = { withdrawal_dt: '2026-11-01 00:00:00' };
  it.each<[string, string, string, string, Partial<OnetimeContext>]>([
    ['area_unavailable', 'no area', WED, THU, { area: null }],
    ['area_unavailable', 'an area without one-time requests', WED, THU, { area: { ...A, is_valid_onetime: false } }],
    ['area_unavailable', 'before all others', 'x', 'y', { area: null, ...withdrawn }],
    ['status_withdrawn', 'before the dates', 'x', 'y', withdrawn],
    ['invalid_date', 'no date', 'x', THU, {}],
    ['invalid_date', 'no date of delivery', WED, '', {}],
    ['invalid_date', 'a day that there is not', '2026-02-30 15:00:00', THU, {}],
    ['invalid_date', 'a Sunday', '2026-11-29 15:00:00', '2026-12-01 16:00:00', {}],
    ['invalid_date', 'a Saturday without Saturday service', WED, '2026-11-28 16:00:00', {}],
    ['invalid_date', 'a holiday', '2026-12-03 15:00:00', '2026-12-07 16:00:00', {}],
    ['pickup_past', 'a pickup a second ago', '2026-11-25 14:59:59', FRI, { now: WED }],
    ['pickup_past', 'before a delivery that is too early', past, past, {}],
    ['delivery_too_early', 'a minute less than 24 hours', '2026-11-25 16:15:00', THU, {}],
    ['delivery_too_early', 'before the hour', WED, '2026-11-25 10:00:00', {}],
    ['delivery_too_late', '31 days from now', '2026-11-26 15:00:00', '2026-12-28 16:00:00', {}],
    ['invalid_date', 'an hour that is not offered', '2026-11-25 12:00:00', THU, {}],
    ['invalid_date', 'a minute that is not offered', '2026-11-25 15:10:00', FRI, {}],
    ['pickup_unavailable', 'no price at 13 on a Friday', '2026-11-27 13:00:00', '2026-11-30 16:00:00', {}],
    ['pickup_unavailable', 'no prices at all', WED, THU, { prices: [] }],
  ])('%s: %s', (reason, _name, pickup, delivery, changes) => expect(said(pickup, delivery, changes)).toBe(reason));
});

describe('hours that are offered', () => {
  const ok = (pickup: string, delivery: string, changes: Partial<OnetimeContext> = {}) =>
    !['invalid_date'].includes(said(pickup, delivery, changes));
  const day = (time: string) => `2026-11-26 ${time}:00`;
  const later = (time: string) => `2026-11-30 ${time}:00`;

  it.each<[string, boolean]>([
    ['12:45', false],
    ['13:00', true],
    ['13:15', true],
    ['20:30', true],
    ['20:45', false],
    ['21:00', false],
  ])('type A, pickup at %s: %s', (time, offered) => expect(ok(day(time), later('16:00'))).toBe(offered));

  it.each<[string, boolean]>([
    ['15:45', false],
    ['16:00', true],
    ['21:45', true],
    ['22:00', true],
    ['22:15', false],
  ])('type A, delivery at %s: %s', (time, offered) => expect(ok(day('15:00'), later(time))).toBe(offered));

  it.each<[string, boolean]>([
    ['15:30', false],
    ['16:00', true],
    ['16:15', false],
    ['21:30', true],
    ['22:00', true],
    ['22:30', false],
  ])('type B from 15 to 22, pickup at %s: %s', (time, offered) =>
    expect(ok(day(time), later('16:00'), { area: B })).toBe(offered),
  );
});

describe('open days', () => {
  it('Saturday counts with Saturday service', () => {
    const calendar = { holidays: new Set<string>(), saturdayService: true };
    expect(said('2026-11-27 15:00:00', '2026-11-28 16:00:00', { calendar })).toBe('13515');
  });

  it('Friday to Monday is two of them', () => {
    expect(said('2026-11-27 15:00:00', '2026-11-30 16:00:00')).toBe('3515');
  });
});
