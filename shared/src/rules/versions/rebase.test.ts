import { expect, it } from 'vitest';
import { rebase } from './rebase.js';

const BEGAN = { address: '渋谷区', bikou: '', days: [2, 3] };

it.each([
  ['nobody else’s change', { bikou: '午前' }, {}, { bikou: '午前' }, []],
  [
    'another field’s change',
    { address: '渋谷区', bikou: '午前' },
    { address: '港区' },
    { address: '港区', bikou: '午前' },
    [],
  ],
  ['the same words', { bikou: '午前' }, { bikou: '午前' }, { bikou: '午前' }, []],
  ['other words', { bikou: '午前' }, { bikou: '午後' }, { bikou: '午前' }, ['bikou']],
  ['a list that is as it was', { days: [2, 3] }, { days: [5] }, { days: [5] }, []],
  ['a list that both changed', { days: [2] }, { days: [5] }, { days: [2] }, ['days']],
])('a form is sent over what others wrote, and told of its own fields: %s', (_, values, changed, sent, conflicts) => {
  const states = { began: BEGAN, seen: BEGAN, current: { ...BEGAN, ...changed } };
  expect(rebase(values, states)).toEqual({ values: sent, conflicts });
});

it('what is typed back after a conflict was told is one’s own', () => {
  const current = { ...BEGAN, bikou: '午後' };
  const states = { began: BEGAN, seen: current, current, told: ['bikou'] };
  expect(rebase({ bikou: '' }, states)).toEqual({ values: { bikou: '' }, conflicts: [] });
});

it('what was shown once is no conflict any more', () => {
  const current = { ...BEGAN, bikou: '午後' };
  expect(rebase({ bikou: '午前' }, { began: BEGAN, seen: current, current }).conflicts).toEqual([]);
});
