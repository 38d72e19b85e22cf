import { expect, it } from 'vitest';
import { type DrivenStop, inDriveOrder, stopGroups } from './drive-order.js';

const stop = (sched_dt: string, absence_status: DrivenStop['absence_status'] = 0): DrivenStop => ({
  sched_dt: `${sched_dt}:00`,
  absence_status,
});
const OUT = stop('2026-11-25 09:00', 1);
const AWAY_TWICE = stop('2026-11-25 09:30', 3);
const FIRST = stop('2026-11-25 10:00');
const SECOND = stop('2026-11-25 11:00');
const LEFT = stop('2026-11-24 18:00');

it('goes to what an earlier day left, then today’s, then who was out, and to nobody on hold', () => {
  const stops = [OUT, AWAY_TWICE, FIRST, SECOND, LEFT];
  expect(inDriveOrder(stops, '2026-11-25')).toEqual([LEFT, FIRST, SECOND, OUT]);
  expect(stopGroups(stops, '2026-11-25').onHold).toEqual([AWAY_TWICE]);
});
