import { describe, expect, it, test } from 'vitest';
import { accountMonth, awaitsTurn, firstMonth, nextMonth, resumedMonth } from './month-turn.js';

test('January follows December', () => {
  expect(nextMonth('2026-12')).toBe('2027-01');
});

describe('the month of an account', () => {
  it.each<[string, Parameters<typeof accountMonth>[0], string]>([
    ['is that of its last turn', { status: 1, turned_month: '2026-11' }, '2026-11'],
    ['also of one that another server turned before this clock', { status: 1, turned_month: '2027-01' }, '2027-01'],
    ['also of a stopped one', { status: 2, turned_month: '2026-11' }, '2026-11'],
    ['is the clock’s while it has no turns', { status: 3, turned_month: '2026-09' }, '2026-12'],
    ['is the clock’s where nothing was ever turned', { status: 1, turned_month: null }, '2026-12'],
  ])('%s', (_name, account, month) => expect(accountMonth(account, '2026-12-01 00:02:00')).toBe(month));

  it.each([
    [null, '2026-12'],
    ['2026-09', '2026-12'],
    ['2027-01', '2027-01'],
  ])('that begins after %s is %s', (turned_month, month) =>
    expect(firstMonth({ turned_month }, '2026-12-01 00:02:00')).toBe(month),
  );

  const behind = { status: 1, withdrawal_dt: null, turned_month: '2026-11' } as const;
  it.each<[string, Partial<Parameters<typeof awaitsTurn>[0]>, boolean]>([
    ['an active one that is behind', {}, true],
    ['a stopped one', { status: 2 }, true],
    ['one that leaves with the new month', { withdrawal_dt: '2026-12-31 23:59:59' }, true],
    ['one that left with the old one', { withdrawal_dt: '2026-11-30 23:59:59' }, false],
    ['one that was turned', { turned_month: '2026-12' }, false],
    ['one under review', { status: 3 }, false],
    ['one without a month', { turned_month: null }, false],
  ])('%s awaits its turn: %s', (_name, changes, awaits) =>
    expect(awaitsTurn({ ...behind, ...changes }, '2026-12')).toBe(awaits),
  );
});

it.each([
  ['2026-09', '2026-12-10 09:00:00', '2026-11'],
  ['2026-10', '2027-01-01 00:00:00', '2026-12'],
  ['2026-11', '2026-12-10 09:00:00', '2026-11'],
  ['2026-12', '2026-12-10 09:00:00', '2026-12'],
  ['2027-01', '2026-12-31 23:59:59', '2027-01'],
  [null, '2026-12-10 09:00:00', '2026-11'],
] as const)('an account of %s that has turns again at %s goes on from %s', (turned_month, now, month) =>
  expect(resumedMonth({ turned_month }, now)).toBe(month),
);
