import { expect, it } from 'vitest';
import { fillStorage } from '../../testing/full-storage';
import { buildStore } from './admin-store';

it('a sign-out forgets the searches and keeps the columns and the views', () => {
  const store = buildStore();
  store.setItem('users.listParams', { filter: { name: '伊藤' } });
  store.setItem('users.datatable', ['kana1']);
  store.setItem('users.datatable_columnRanks', [1, 0]);
  store.setItem('wash-requests.7.savedQueries', []);
  store.reset();
  expect(store.listItems?.()).toEqual({
    'users.datatable': ['kana1'],
    'users.datatable_columnRanks': [1, 0],
    'wash-requests.7.savedQueries': [],
  });
});

it('the views of before stay although the full storage cannot store one more', () => {
  const store = buildStore();
  store.setItem('wash-requests.7.savedQueries', ['a']);
  fillStorage();
  store.setItem('wash-requests.7.savedQueries', ['a', 'b'.repeat(10_000)]);
  expect(store.getItem('wash-requests.7.savedQueries')).toEqual(['a']);
});

it('a search works although the full storage cannot store it', () => {
  const store = buildStore();
  fillStorage();
  expect(() => store.setItem('users.listParams', { filter: { name: '伊藤' } })).not.toThrow();
});
