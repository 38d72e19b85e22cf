import { expect, it } from 'vitest';
import { LEG, PROGRESS, type Progress } from '../../constants/progress.js';
import { legNameOf, nextLegName } from './next-leg.js';

const PICKUP = '2026-11-26 18:00:00';

it.each<[string, Progress, string | null, string]>([
  ['before it is picked up', PROGRESS.unhandled, PICKUP, 'pickup'],
  ['of bags that are brought', PROGRESS.unhandled, null, 'delivery'],
  ['in the house', PROGRESS.washed, PICKUP, 'delivery'],
  ['once it was delivered', PROGRESS.delivered, PICKUP, 'delivery'],
])('the leg that comes next %s', (_, status, sched_pickup_dt, leg) =>
  expect(nextLegName({ status, sched_pickup_dt })).toBe(leg),
);

it('a leg has the name of its number', () =>
  expect([LEG.pickup, LEG.delivery].map(legNameOf)).toEqual(['pickup', 'delivery']));
