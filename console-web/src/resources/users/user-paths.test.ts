import { expect, it } from 'vitest';
import { listQueryFrom, userPaths } from './user-paths';

it.each([
  ['users', '', '/users'],
  ['users', '?filter=%7B%22name%22%3A%22a%22%7D&page=2', '/users?filter=%7B%22name%22%3A%22a%22%7D&page=2'],
  ['onetime-users', '?page=3', '/onetime-users?page=3'],
])('what %s%s takes along leads back to it', (list, search, path) => {
  expect(userPaths.list(listQueryFrom(list, search))).toBe(path);
});

it('leads to the user list when nothing was taken along, or a list that is none', () => {
  expect(userPaths.list('')).toBe('/users');
  expect(userPaths.list('?list=elsewhere')).toBe('/users');
});

it('goes along to the screens of a customer', () => {
  const listQuery = listQueryFrom('onetime-users', '?page=3');
  expect(userPaths.remove(7, listQuery)).toBe('/users-delete/7?page=3&list=onetime-users');
  expect(userPaths.plan(7)).toBe('/plan/edit/7');
});
