import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfHourOf } from '../../time/half-hours.js';
import { dayFigures } from './day-figures.js';
import type { DayStop, Driver, UnassignedStop } from './day-stop.js';
import { fitsHalfHour } from './half-hours.js';
import { type Proposal, proposeAssignments } from './propose-assignments.js';

let made = 0;
/** At ten, one bag, in a building of its own of area A, usually nobody's. */
const stop = (overrides: Partial<UnassignedStop> = {}): UnassignedStop => {
  made += 1;
  return { id: made, dt: '2026-11-25 10:00:00', bags: 1, area: 'A', building: `${made}`, usual: null, ...overrides };
};
const at = (time: string, overrides: Partial<UnassignedStop> = {}) =>
  stop({ dt: `2026-11-25 ${time}:00`, ...overrides });
const driver = (id: number, ...stops: readonly DayStop[]): Driver => ({ id, stops });
const propose = (stops: readonly UnassignedStop[], ...drivers: readonly Driver[]) =>
  proposeAssignments({ stops, drivers }).map(({ staffId, reason }) => [staffId, reason]);

describe('whom a stop is proposed for, and why', () => {
  it.each<[string, readonly UnassignedStop[], readonly Driver[], readonly (readonly [number | null, string])[]]>([
    ['the usual person', [stop({ usual: 2 })], [driver(1), driver(2)], [[2, 'usual_person']]],
    ['nobody who does not drive', [stop({ usual: 9 })], [driver(1), driver(2)], [[1, 'evens_out']]],
    [
      'not the usual person, when they have far more than the others',
      [at('19:00', { usual: 2 })],
      [driver(1), driver(2, ...['11:00', '12:00', '13:00', '14:00', '15:00', '16:00'].map((time) => at(time)))],
      [[1, 'evens_out']],
    ],
    [
      'who goes into the building anyway',
      [at('10:30', { area: 'B', building: 'tower' })],
      [driver(1, at('10:00')), driver(2, at('10:00', { area: 'B', building: 'tower' }))],
      [[2, 'same_area']],
    ],
    [
      'who goes into the building at another hour',
      [at('10:00', { area: 'A', building: 'tower' })],
      [driver(1, at('12:00', { area: 'A' })), driver(2, at('12:00', { area: 'A', building: 'tower' }))],
      [[2, 'same_building']],
    ],
    [
      'who is in the area at the time',
      [at('10:30', { area: 'B' })],
      [driver(1, at('10:00', { area: 'A' })), driver(2, at('10:00', { area: 'B' }))],
      [[2, 'same_area']],
    ],
    ['who is out at the time', [at('10:30')], [driver(1, at('18:00')), driver(2, at('10:00'))], [[2, 'nearest_hours']]],
    [
      'who has fewer stops',
      [at('18:00')],
      [driver(1, at('10:00'), at('18:00')), driver(2, at('18:00'))],
      [[2, 'evens_out']],
    ],
    [
      'who has fewer bags',
      [at('18:00', { bags: 3 })],
      [driver(1, at('18:00', { bags: 9 })), driver(2, at('18:00', { bags: 1 }))],
      [[2, 'evens_out']],
    ],
    ['the only one there is', [stop()], [driver(3)], [[3, 'evens_out']]],
    [
      'who has room, when the usual person is busy then',
      [at('10:00', { usual: 1 })],
      [driver(1, at('10:00'), at('10:00'), at('10:00')), driver(2)],
      [[2, 'nearest_hours']],
    ],
    [
      'nobody, when all are busy then',
      [at('10:00')],
      [driver(1, at('10:00'), at('10:00'), at('10:00'))],
      [[null, 'no_room']],
    ],
    ['nobody, when nobody drives', [stop()], [], [[null, 'no_room']]],
  ])('%s', (_what, stops, drivers, expected) => expect(propose(stops, ...drivers)).toEqual(expected));

  it('what lies together goes together', () => {
    const times = ['10:00', '10:30', '11:00', '11:30'];
    const stops = times.flatMap((time) => [at(time, { area: 'A' }), at(time, { area: 'B' })]);
    const proposals = proposeAssignments({ stops, drivers: [driver(1), driver(2)] });
    const areasOf = (staffId: number) =>
      new Set(
        proposals.flatMap(({ id, staffId: whose }) =>
          whose === staffId ? [stops.find((each) => each.id === id)?.area] : [],
        ),
      );
    expect([areasOf(1).size, areasOf(2).size]).toEqual([1, 1]);
  });

  it('somebody hands on what another can take, when that makes room', () => {
    const busy = [at('10:00'), at('10:00')];
    const tower = { area: 'B', building: 'tower' };
    const stops = [at('10:00', { usual: 1 }), at('10:00', tower)];
    const drivers = [driver(1, ...busy), driver(2, at('10:00', tower), at('10:00', tower))];
    expect(proposeAssignments({ stops, drivers }).every(({ staffId }) => staffId !== null)).toBe(true);
  });
});

it('of a day that is one hour, with many drivers, is proposed while a call waits', () => {
  const stops = Array.from({ length: 500 }, (_, place) =>
    at('10:00', { area: `A${place % 10}`, bags: 1 + (place % 4), usual: place % 3 === 0 ? (place % 100) + 1 : null }),
  );
  const drivers = Array.from({ length: 100 }, (_, place) => driver(place + 1));
  const proposals = proposeAssignments({ stops, drivers });
  expect(proposals.filter(({ staffId }) => staffId === null).length).toBeGreaterThan(0);
}, 30_000);

describe('any day', () => {
  const AREAS = ['A', 'B', 'C'];
  const stops = fc.array(
    fc.record({
      halfHour: fc.integer({ min: 20, max: 26 }),
      bags: fc.integer({ min: 0, max: 5 }),
      area: fc.constantFrom(...AREAS),
      building: fc.constantFrom('1', '2', '3', '4'),
      usual: fc.option(fc.integer({ min: 1, max: 5 })),
      /** 0: nobody's. */
      staff: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 40 },
  );
  const days = fc.record({ stops, drivers: fc.integer({ min: 0, max: 4 }) }).map(({ stops: drawn, drivers }) => {
    const placed = drawn.map(({ halfHour, staff, ...each }, place) => ({
      ...each,
      staff: staff > drivers ? 0 : staff,
      id: place + 1,
      dt: `2026-11-25 ${Math.floor(halfHour / 2)}:${halfHour % 2 === 0 ? '00' : '30'}:00`,
    }));
    return {
      stops: placed.filter(({ staff }) => staff === 0),
      drivers: Array.from({ length: drivers }, (_, place) =>
        driver(place + 1, ...placed.filter(({ staff }) => staff === place + 1)),
      ),
    };
  });
  type Day = Parameters<typeof proposeAssignments>[0];
  const given = ({ stops: open }: Day, proposals: readonly Proposal[], id: number): readonly UnassignedStop[] =>
    open.filter((each) => proposals.some((one) => one.id === each.id && one.staffId === id));
  const sameHalfHour = (all: readonly DayStop[], { dt }: DayStop) =>
    all.filter((each) => halfHourOf(each.dt) === halfHourOf(dt));

  it('has one proposal for each stop that nobody has, of somebody who drives or of nobody', () => {
    fc.assert(
      fc.property(days, (day) => {
        const proposals = proposeAssignments(day);
        expect(proposals.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(day.stops.map(({ id }) => id));
        for (const { staffId, reason } of proposals) {
          expect(staffId === null).toBe(reason === 'no_room');
          if (staffId !== null) expect(day.drivers.map(({ id }) => id)).toContain(staffId);
        }
      }),
    );
  });

  it('gives nobody more into a half hour than fits', () => {
    fc.assert(
      fc.property(days, (day) => {
        const proposals = proposeAssignments(day);
        for (const { id, stops: theirs } of day.drivers) {
          const mine = given(day, proposals, id);
          for (const each of mine) expect(fitsHalfHour(sameHalfHour([...theirs, ...mine], each))).toBe(true);
        }
      }),
    );
  });

  it('leaves only what nobody has room for', () => {
    fc.assert(
      fc.property(days, (day) => {
        const proposals = proposeAssignments(day);
        const left = day.stops.filter(({ id }) => proposals.some((one) => one.id === id && one.staffId === null));
        for (const each of left)
          for (const { id, stops: theirs } of day.drivers)
            expect(fitsHalfHour([...sameHalfHour([...theirs, ...given(day, proposals, id)], each), each])).toBe(false);
      }),
    );
  });

  it('is proposed the same in whatever order it comes', () => {
    fc.assert(
      fc.property(days, (day) => {
        const turned = { stops: day.stops.toReversed(), drivers: day.drivers.toReversed() };
        expect(proposeAssignments(turned)).toEqual(proposeAssignments(day));
      }),
    );
  });

  it('of stops that are alike everybody gets as many, give or take one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 }), (count, drivers) => {
        const alike = Array.from({ length: count }, (_, place) =>
          at(`${10 + (place % 12)}:${place % 24 < 12 ? '00' : '30'}`, { id: place + 1, bags: 2 }),
        );
        const day = { stops: alike, drivers: Array.from({ length: drivers }, (_, place) => driver(place + 1)) };
        const proposals = proposeAssignments(day);
        expect(proposals.filter(({ staffId }) => staffId === null)).toEqual([]);
        expect(dayFigures(day.drivers.map(({ id }) => given(day, proposals, id))).stops).toBeLessThanOrEqual(1);
      }),
    );
  });
});
