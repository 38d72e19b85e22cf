import { describe, expect, it } from 'vitest';
import { boardColumns } from './board-columns';

/** From 10:00 to 22:00, as a day of pickups and deliveries goes. */
const DAY = Array.from({ length: 25 }, (_, place) => place + 20);
const at = (halfHour: number): string =>
  `2026-11-25 ${Math.floor(halfHour / 2)}:${halfHour % 2 === 0 ? '00' : '30'}:00`;
const FULL = DAY.map(at);
/** Beside the menu, at 1,280 px. */
const DESK = 1046;

describe('the times of a board', () => {
  it('are half hours while the width is not known, and where they have room', () => {
    for (const width of [null, 1948]) {
      const { columns, step } = boardColumns(DAY, FULL, width);
      expect(step).toBe(30);
      expect(columns.map(({ label }) => label).slice(0, 3)).toEqual(['10:00', '10:30', '11:00']);
    }
    expect(boardColumns(DAY, FULL, 1947).step).toBe(60);
  });

  it('are hours where a full day’s half hours have none, and then all of it is in sight on a desk of 1,280 px', () => {
    const { columns, columnOf, minWidth } = boardColumns(DAY, FULL, DESK);
    expect(columns.map(({ label }) => label)).toEqual(
      DAY.filter((half) => half % 2 === 0).map((half) => `${half / 2}:00`),
    );
    expect(minWidth).toBeLessThanOrEqual(DESK);
    expect([columnOf('2026-11-25 10:00:00'), columnOf('2026-11-25 10:59:00'), columnOf('2026-11-25 11:00:00')]).toEqual(
      [...[10, 10, 11]],
    );
  });

  it.each([
    [1876, ['10:00', '', '', '', '', '12:30']],
    [200, ['10:00', '11', '12:00']],
  ])('are narrow where nothing stands, at %d px, and say as much as has room', (width, labels) => {
    const { columns } = boardColumns([20, 21, 22, 23, 24, 25], [at(20), at(25)], width);
    expect(columns.map(({ label }) => label)).toEqual(labels);
    const narrow = columns.filter(({ width: own }) => own !== undefined);
    expect(narrow).toHaveLength(labels.length - 2);
    for (const { name } of narrow) expect(name).toMatch(/^1[0-2]:[03]0$/);
  });
});
