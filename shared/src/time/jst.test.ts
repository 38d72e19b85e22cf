/// <reference types="node" />
import { DateTime } from 'luxon';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as jst from './jst.js';

const ZONES = ['UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Auckland'];
const original = process.env['TZ'];

describe.each(ZONES)('Japan time when the process runs in %s', (zone) => {
  beforeAll(() => {
    process.env['TZ'] = zone;
  });
  afterAll(() => {
    if (original === undefined) delete process.env['TZ'];
    else process.env['TZ'] = original;
  });

  it('is really in that zone', () => {
    const offset = DateTime.fromISO('2026-07-01T00:00', { zone }).offset;
    expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).toBe(-offset || 0);
  });

  it.each([
    ['2026-11-25 09:00:00', '2026-11-25 09:00:00'],
    ['2026-11-25T09:00:30', '2026-11-25 09:00:30'],
    ['2026-11-25 09:00', '2026-11-25 09:00:00'],
    ['2026-11-25T09:00', '2026-11-25 09:00:00'],
    ['2028-02-29 23:59:59', '2028-02-29 23:59:59'],
    ['2020-01-01 00:00', '2020-01-01 00:00:00'],
    ['2100-12-31 00:00', '2100-12-31 00:00:00'],
    // In New York and Auckland these hours do not exist.
    ['2026-03-08 02:30:00', '2026-03-08 02:30:00'],
    ['2026-09-27 02:30:00', '2026-09-27 02:30:00'],
  ])('reads %s', (input, expected) => expect(jst.parseDateTime(input)).toBe(expected));

  it.each([
    '2026-02-30 10:00',
    '2026-02-29 10:00',
    '2026-13-01 10:00',
    '2026-00-10 10:00',
    '2026-11-31 10:00',
    '2026-11-25 24:00',
    '2026-11-25 23:60',
    '2026-11-25 23:59:60',
    '2026-11-25',
    '2026',
    '',
    '2026-11-25 9:00',
    '2026/11/25 09:00',
    '2026-11-25T09:00Z',
    '2026-11-25T09:00:00+09:00',
    '2026-11-25T09:00:00.000',
    ' 2026-11-25 09:00',
    '2026-11-25 09:00\n',
    '2019-12-31 23:59',
    '2101-01-01 00:00',
    '２０２６-11-25 09:00',
    20261125,
    null,
    undefined,
    {},
  ])('refuses %j as a date-time', (input) => expect(jst.parseDateTime(input)).toBeNull());

  it.each(['2026-11-25', '2028-02-29'])('reads %s as a date', (input) => expect(jst.parseDate(input)).toBe(input));
  it.each(['2026-02-30', '2027-02-29', '2026-1-1', '2026-11-25 00:00', '20261125', null])(
    'refuses %j as a date',
    (input) => expect(jst.parseDate(input)).toBeNull(),
  );
  it.each(['2026-01', '2100-12'])('knows %s as a month', (input) => expect(jst.isMonth(input)).toBe(true));
  it.each(['2026-13', '2026-00', '2026-1', '2026-11-25', '0000-01', null])('knows %j as no month', (input) =>
    expect(jst.isMonth(input)).toBe(false),
  );
  it.each(['00:00', '23:59'])('reads %s as a time', (input) => expect(jst.parseTime(input)).toBe(input));
  it.each(['24:00', '9:00', '10:60', '10:00:00', null])('refuses %j as a time', (input) =>
    expect(jst.parseTime(input)).toBeNull(),
  );

  it.each([
    ['2026-12-31 23:30:00', 60, '2027-01-01 00:30:00'],
    ['2026-03-08 01:30:00', 60, '2026-03-08 02:30:00'],
    ['2026-03-01 00:00:00', -1, '2026-02-28 23:59:00'],
  ])('%s and %i minutes is %s', (from, minutes, to) => {
    expect(jst.addMinutes(from, minutes)).toBe(to);
    expect(jst.minutesBetween(from, to)).toBe(minutes);
  });

  it('adds hours, days and months on the wall clock', () => {
    expect(jst.addHours('2026-11-25 20:00:00', 5)).toBe('2026-11-26 01:00:00');
    expect(jst.addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(jst.addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(jst.addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(jst.addMonths('2026-11-01', 2)).toBe('2027-01-01');
  });

  it.each([
    ['2026-11-25 10:00:00', '2026-11-25 10:00:00'],
    ['2026-11-25 10:00:01', '2026-11-25 11:00:00'],
    ['2026-11-25 23:59:59', '2026-11-26 00:00:00'],
  ])('%s rounded up to the full hour is %s', (from, to) => expect(jst.ceilToHour(from)).toBe(to));

  it.each([
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2026-11-28', 6],
  ])('%s is weekday %i', (date, day) => expect(jst.weekday(date)).toBe(day));

  it('takes a date-time apart and puts it together', () => {
    expect(jst.dateOf('2026-11-25 10:30:15')).toBe('2026-11-25');
    expect(jst.timeOf('2026-11-25 10:30:15')).toBe('10:30');
    expect(jst.hourOf('2026-11-25 09:30:15')).toBe(9);
    expect(jst.minuteOf('2026-11-25 09:05:15')).toBe(5);
    expect(jst.monthOf('2026-11-25')).toBe('2026-11');
    expect(jst.at('2026-11-25', '10:30')).toBe('2026-11-25 10:30:00');
    expect(jst.firstOfMonth('2026-11-25')).toBe('2026-11-01');
    expect(jst.endOfMonth('2028-02-10')).toBe('2028-02-29');
    expect(jst.daySpan('2026-11-25')).toEqual({ from: '2026-11-25 00:00:00', to: '2026-11-25 23:59:59' });
    expect(jst.monthSpan('2028-02')).toEqual({ from: '2028-02-01 00:00:00', to: '2028-02-29 23:59:59' });
    expect(jst.daySpan('2026-11-25', '2026-12-01').to).toBe(jst.endOfDay('2026-12-01'));
  });

  it('counts days over the ends of months, forwards and backwards', () => {
    expect(jst.daysBetween('2026-11-25', '2026-12-25')).toBe(30);
    expect(jst.daysBetween('2026-11-25', '2026-11-24')).toBe(-1);
    expect(jst.eachDay('2026-11-30', '2026-12-01')).toEqual(['2026-11-30', '2026-12-01']);
    expect(jst.eachDay('2026-11-30', '2026-11-29')).toEqual([]);
  });

  it('moves by days and months as a calendar does', () => {
    const days = fc.integer({ min: 0, max: 29_000 }).map((count) => jst.addDays('2020-01-31', count));
    fc.assert(
      fc.property(days, fc.integer({ min: -40, max: 40 }), (date, by) => {
        const named = DateTime.fromISO(date, { zone: 'Asia/Tokyo' });
        expect(jst.addDays(date, by)).toBe(named.plus({ days: by }).toISODate());
        expect(jst.addMonths(date, by)).toBe(named.plus({ months: by }).toISODate());
        expect(jst.endOfMonth(date)).toBe(named.endOf('month').toISODate());
        expect(jst.firstOfMonth(date)).toBe(named.startOf('month').toISODate());
        expect(jst.weekday(date)).toBe(named.weekday % 7);
      }),
    );
  });

  it.each(['2026-02-30', '2026-13-01', '2026-11-25 24:00:00', '2026-11-25 10:60:00', '', 'tomorrow'])(
    'calculates with no %j',
    (value) => expect(() => jst.addMinutes(value, 1)).toThrow(RangeError),
  );

  it('reads an instant as the named zone Asia/Tokyo does, and back', () => {
    const millis = fc.integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 });
    fc.assert(
      fc.property(millis, (seconds) => {
        const named = DateTime.fromSeconds(seconds, { zone: 'Asia/Tokyo' }).toFormat('yyyy-MM-dd HH:mm:ss');
        expect(jst.fromEpochMillis(seconds * 1000)).toBe(named);
        expect(jst.toEpochMillis(named)).toBe(seconds * 1000);
        expect(jst.parseDateTime(named)).toBe(named);
      }),
    );
  });
});
