import { describe, expect, it } from 'vitest';
import { type MarkedStop, type OpenStop, visitArrival } from './visit-arrival.js';

const MINE = 99;
const open = (id: number, time: string, more: Partial<OpenStop> = {}): OpenStop => ({
  id,
  sched_dt: `2026-11-26 ${time}:00`,
  absence_status: 0,
  status: 0,
  area: 'A',
  building: String(id),
  ...more,
});
const marked = (time: string, more: Partial<MarkedStop> = {}): MarkedStop => ({
  at: `2026-11-26 ${time}:00`,
  sched_dt: '2026-11-26 17:00:00',
  area: 'A',
  building: '0',
  ...more,
});
/** In words: `3 18:05-18:25`. */
function told(stops: readonly OpenStop[], marks: readonly MarkedStop[], time: string): string | null {
  const found = visitArrival(MINE, { open: stops, marked: marks }, `2026-11-26 ${time}:00`);
  return found && `${found.stops} ${found.from.slice(11, 16)}-${found.until.slice(11, 16)}`;
}
const before = (...times: readonly string[]) => times.map((time, index) => open(index + 1, time));

describe('when somebody comes', () => {
  it.each<[string, readonly OpenStop[], readonly MarkedStop[], string, string]>([
    ['next, by the way from the last one', [open(MINE, '18:00')], [marked('18:10')], '18:11', '0 18:15-18:35'],
    [
      'after three others',
      [...before('17:30', '17:30', '18:00'), open(MINE, '18:00')],
      [marked('17:35')],
      '17:36',
      '3 18:10-18:30',
    ],
    ['later, to another area', [open(MINE, '18:00', { area: 'B' })], [marked('18:10')], '18:11', '0 18:20-18:40'],
    [
      'sooner, in the same building',
      [open(MINE, '18:00', { building: '0' })],
      [marked('18:10')],
      '18:10',
      '0 18:10-18:30',
    ],
    ['not before the slot begins', [open(MINE, '18:00')], [marked('17:10')], '17:15', '0 18:00-18:20'],
    ['not before its own time within the slot', [open(MINE, '18:15')], [marked('17:50')], '17:55', '0 18:15-18:35'],
    [
      'not before those slots of others',
      [...before('19:00'), open(MINE, '19:00')],
      [marked('18:10')],
      '18:20',
      '1 19:10-19:30',
    ],
    ['not before now, when the driver is late', [open(MINE, '18:00')], [marked('17:50')], '18:33', '0 18:35-18:55'],
    [
      'not before who comes first is done',
      [...before('18:00'), open(MINE, '18:00')],
      [marked('17:50')],
      '18:33',
      '1 18:40-19:00',
    ],
    ['by a mark ahead of the clock', [open(MINE, '18:00')], [marked('18:19')], '18:10', '0 18:15-18:35'],
    ['by the latest mark', [open(MINE, '18:00')], [marked('18:20'), marked('17:20')], '18:21', '0 18:25-18:45'],
    [
      'wider, the more stops come before',
      [...before(...Array<string>(7).fill('18:00')), open(MINE, '18:00')],
      [marked('17:55')],
      '17:56',
      '7 19:10-19:50',
    ],
  ])('is told: %s', (_, stops, marks, now, words) => {
    expect(told(stops, marks, now)).toBe(words);
  });

  it('does not count who was out, is on hold, or waits for the folding', () => {
    const passed = [open(1, '17:30', { absence_status: 1 }), open(2, '17:30', { absence_status: 3 })];
    const unfolded = open(3, '17:30', { status: 2 });
    expect(told([...passed, unfolded, open(MINE, '18:00')], [marked('17:50')], '17:55')).toBe('0 18:00-18:20');
  });

  it('counts what an earlier day left until a stop of today is marked', () => {
    const left = open(1, '17:00', { sched_dt: '2026-11-25 17:00:00' });
    const stops = [left, open(MINE, '18:00')];
    const ofYesterday = marked('17:50', { sched_dt: '2026-11-25 16:00:00' });
    expect(told(stops, [ofYesterday], '17:51')).toBe('1 18:05-18:25');
    expect(told(stops, [ofYesterday, marked('17:55')], '17:56')).toBe('0 18:00-18:20');
  });

  it.each<[string, readonly OpenStop[], readonly MarkedStop[], string]>([
    ['a driver has not begun', [open(MINE, '18:00')], [], '17:50'],
    ['marks are old, with something to do', [open(MINE, '18:00')], [marked('17:10')], '18:46'],
    ['it is another driver’s', before('18:00'), [marked('17:50')], '17:55'],
    ['it is another day’s', [open(MINE, '18:00', { sched_dt: '2026-11-25 18:00:00' })], [marked('17:50')], '17:55'],
    ['it was tried in vain', [open(MINE, '18:00', { absence_status: 1 })], [marked('17:50')], '17:55'],
    ['it is not folded', [open(MINE, '18:00', { status: 2 })], [marked('17:50')], '17:55'],
    [
      'too many come before',
      [...before(...Array<string>(12).fill('18:00')), open(MINE, '18:00')],
      [marked('17:50')],
      '17:55',
    ],
  ])('is not told where %s', (_, stops, marks, now) => {
    expect(told(stops, marks, now)).toBeNull();
  });

  it('waits for a break without growing old', () => {
    expect(told([open(MINE, '18:00')], [marked('15:00')], '17:55')).toBe('0 18:00-18:20');
  });
});
