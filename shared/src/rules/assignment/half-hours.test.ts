import { describe, expect, it } from 'vitest';
import { type Place, fitsHalfHour, visitMinutes } from './half-hours.js';

const place = (area: string, building: string): Place => ({ area, building });

describe('what fits into a half hour', () => {
  it.each<[string, readonly Place[], number, boolean]>([
    ['nothing', [], 0, true],
    ['one visit', [place('A', '1')], 5, true],
    ['six in one building', Array.from({ length: 6 }, () => place('A', '1')), 30, true],
    ['not seven in one building', Array.from({ length: 7 }, () => place('A', '1')), 35, false],
    ['three buildings of an area', [place('A', '1'), place('A', '2'), place('A', '3')], 25, true],
    ['not four buildings of an area', ['1', '2', '3', '4'].map((each) => place('A', each)), 35, false],
    ['two areas', [place('A', '1'), place('B', '1')], 20, true],
    ['not three areas', [place('A', '1'), place('B', '1'), place('C', '1')], 35, false],
  ])('%s', (_what, places, minutes, fits) => {
    expect(visitMinutes(places)).toBe(minutes);
    expect(fitsHalfHour(places)).toBe(fits);
  });
});
