import { describe, expect, it } from 'vitest';
import { type AtDoorFacts, atDoorRefusal, isAtDoor } from './at-door.js';

const ROW: AtDoorFacts = {
  status: 0,
  sched_pickup_dt: '2026-11-26 18:00:00',
  sched_delivery_dt: '2026-11-30 19:00:00',
  absence_status: 0,
  pickup_delivery_type: 1,
  at_door_leg: null,
};
const PICKED_UP = { status: 1 } as const;

describe('bags at the door', () => {
  it.each<[string, Partial<AtDoorFacts>, 1 | 2, string, string | null]>([
    ['until half an hour before the pickup', {}, 1, '2026-11-26 17:30:00', null],
    ['not later', {}, 1, '2026-11-26 17:30:01', 'at_door_too_late'],
    ['until half an hour before the delivery', PICKED_UP, 2, '2026-11-30 18:30:00', null],
    ['later, by who was out', { absence_status: 1 }, 1, '2026-11-26 20:00:00', null],
    ['of bags that are brought', { sched_pickup_dt: null }, 2, '2026-11-30 18:30:00', null],
    ['not of a leg that was made', PICKED_UP, 1, '2026-11-26 17:00:00', 'stale'],
    ['not of one that comes later', {}, 2, '2026-11-26 17:00:00', 'stale'],
    ['not after the delivery', { status: 3 }, 2, '2026-11-30 18:00:00', 'stale'],
    ['not where nothing is handed over', { pickup_delivery_type: 4 }, 1, '2026-11-26 17:00:00', 'at_door_not_offered'],
  ])('are wished for %s', (_, row, leg, now, code) => {
    expect(atDoorRefusal({ ...ROW, ...row }, leg, now)?.code ?? null).toBe(code);
  });

  it.each<[Partial<AtDoorFacts>, boolean]>([
    [{}, false],
    [{ at_door_leg: 1 }, true],
    [{ at_door_leg: 1, ...PICKED_UP }, false],
    [{ at_door_leg: 2, ...PICKED_UP }, true],
    [{ at_door_leg: 2, sched_pickup_dt: null }, true],
  ])('%j: %s', (row, wished) => expect(isAtDoor({ ...ROW, ...row })).toBe(wished));
});
