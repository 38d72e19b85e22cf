import { toEpochMillis } from '@laundry/shared/time/jst';
import { expect, it } from 'vitest';
import { madeAt, stampWhen } from './made-at';

const NOW = '2026-11-25 12:00:00';

it.each([
  ['hours ago', '2026-11-25 09:20:37', '2026-11-25 09:20:37'],
  ['now', NOW, NOW],
  ['an hour from now, by a clock that was set since', '2026-11-25 13:00:00', NOW],
])('done %s', (_, done, made) => expect(madeAt(toEpochMillis(done), toEpochMillis(NOW))).toBe(made));

it.each([
  ['is kept as it was confirmed', '2026-11-25 11:30:00', null, '2026-11-25 11:30:00'],
  ['is not later than it was made', '2026-11-25 13:00:00', null, '2026-11-25 11:40:00'],
  ['is not before the stage before it', '2026-11-25 13:00:00', '2026-11-25 11:43:00', '2026-11-25 11:43:00'],
])('a stamp %s', (_, stampAt, doneAt, stamp) =>
  expect(stampWhen({ stampAt, doneAt }, '2026-11-25 11:44:10')).toBe(stamp),
);
