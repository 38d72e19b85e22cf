import { expect, it } from 'vitest';
import { dayFigures } from './day-figures.js';
import type { DayStop } from './day-stop.js';

const stop = (id: number, dt: string, area: string, bags = 1): DayStop => ({ id, dt, area, bags, building: '1' });

it('says how far apart people are, and counts what takes them into another area', () => {
  const busy = [
    stop(1, '2026-11-25 12:00:00', 'A', 4),
    stop(2, '2026-11-25 10:00:00', 'A', 2),
    stop(3, '2026-11-25 11:00:00', 'B'),
  ];
  expect(dayFigures([busy, [stop(4, '2026-11-25 10:00:00', 'C')], []])).toEqual({
    stops: 3,
    bags: 7,
    areaChanges: 2,
  });
});
