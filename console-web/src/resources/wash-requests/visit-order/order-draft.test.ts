import { expect, it } from 'vitest';
import { buildRequest } from '../../../testing/builders';
import { changedHalfHours, signatureOf, spanOf, withMoved } from './order-draft';

const stop = (id: number, time: string, visit_place: number | null = null) =>
  buildRequest({ id, sched_dt: `2026-11-25 ${time}:00`, visit_place });
const SEEN = [
  [stop(1, '10:00'), stop(2, '10:10'), stop(3, '10:20')],
  [stop(4, '10:30', 1), stop(5, '10:40', 2)],
];
const idsOf = (halfHours: ReturnType<typeof withMoved>) => halfHours.map((stops) => stops.map(({ id }) => id));

it.each([
  [
    0,
    0,
    2,
    [
      [2, 3, 1],
      [4, 5],
    ],
  ],
  [
    0,
    2,
    0,
    [
      [3, 1, 2],
      [4, 5],
    ],
  ],
  [
    1,
    0,
    1,
    [
      [1, 2, 3],
      [5, 4],
    ],
  ],
  [
    0,
    9,
    0,
    [
      [1, 2, 3],
      [4, 5],
    ],
  ],
])('moves a stop within its half hour alone: half hour %i, from %i to %i', (half, from, to, expected) =>
  expect(idsOf(withMoved(SEEN, half, from, to))).toEqual(expected),
);

it('sends the half hours that changed, with the places that were seen', () => {
  expect(changedHalfHours(SEEN, SEEN)).toEqual([]);
  expect(changedHalfHours(SEEN, withMoved(SEEN, 1, 0, 1))).toEqual([
    {
      half_hour: '2026-11-25 10:30:00',
      stops: [
        { wash_request_id: 5, seen_place: 2 },
        { wash_request_id: 4, seen_place: 1 },
      ],
    },
  ]);
});

it('knows that a stop has come, was moved or is of another time', () => {
  const changed = [[SEEN[0]!.slice(1)], [[stop(1, '10:05')]], [[stop(1, '10:00', 2)]]].map(signatureOf);
  expect(new Set([signatureOf([[stop(1, '10:00')]]), ...changed]).size).toBe(4);
});

it('says from when to when', () => expect(spanOf(stop(1, '10:20'))).toEqual({ from: '10:00', until: '10:30' }));
