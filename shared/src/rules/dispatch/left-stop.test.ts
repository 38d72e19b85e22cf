import { expect, it } from 'vitest';
import { type Assignment, hadUntilLately } from './left-stop.js';

const NOW = '2026-11-25 21:00:00';
const OWN = 7;

it.each<[string, Assignment[], boolean]>([
  ['nobody was given it', [], false],
  ['it was theirs until just now', [{ from: OWN, at: NOW }], true],
  ['it was theirs until twelve hours ago', [{ from: OWN, at: '2026-11-25 09:00:00' }], true],
  ['it was theirs before that', [{ from: OWN, at: '2026-11-25 08:59:59' }], false],
  ['it was another’s', [{ from: 8, at: NOW }], false],
  ['it was nobody’s', [{ from: null, at: NOW }], false],
  [
    'it went on from who got it',
    [
      { from: 8, at: NOW },
      { from: OWN, at: '2026-11-25 20:00:00' },
    ],
    true,
  ],
])('who had a stop until lately is known where %s: %s', (_, assignments, had) =>
  expect(hadUntilLately(assignments, OWN, NOW)).toBe(had),
);
