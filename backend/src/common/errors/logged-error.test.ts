import { QueryFailedError } from 'typeorm';
import { loggedError, withoutValues } from './logged-error.js';

const CANARY = 'canary@example.com';

/** As mysql2 makes them. */
const driverError = Object.assign(new Error(`Duplicate entry '${CANARY}' for key 'ux_users_email_key'`), {
  code: 'ER_DUP_ENTRY',
  errno: 1062,
  sql: `INSERT INTO users (email) VALUES ('${CANARY}')`,
  sqlMessage: `Duplicate entry '${CANARY}'`,
});
const failed = new QueryFailedError('INSERT INTO `users` (`email`) VALUES (?)', [CANARY], driverError);

test('of a failed statement: its type, code, number, places and text, no value', () => {
  expect(loggedError(failed)).toEqual({
    type: 'QueryFailedError',
    code: 'ER_DUP_ENTRY',
    errno: 1062,
    statement: 'INSERT INTO `users` (`email`) VALUES (?)',
    stack: expect.arrayContaining([expect.stringContaining('logged-error.test.ts')]),
  });
});

test.each([
  ['a message', new Error(CANARY)],
  ['a message that looks like a stack', new Error(`no\n    at ${CANARY} (/a/file.ts:1:1)`)],
  ['a name', Object.assign(new Error('no'), { name: CANARY })],
  ['a code', Object.assign(new Error('no'), { code: CANARY })],
  ['a cause', new Error('no', { cause: failed })],
  ['one of several', new AggregateError([new Error(CANARY), failed], CANARY)],
  ['another member', Object.assign(new Error('no'), { body: { email: CANARY }, input: CANARY })],
  ['no error at all', CANARY],
  ['an object', { email: CANARY }],
])('what people typed is left out: in %s', (_, error) => {
  const logged = JSON.stringify(loggedError(error));
  expect(logged).not.toContain('canary');
  expect(logged).toMatch(/"type":"\w+"/);
});

test('an error that causes itself is told to a depth', () => {
  const error = new Error('no');
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/"cause"/g)).toHaveLength(4);
});

test.each([
  ['SELECT \'Yamada\', "name" FROM `users` WHERE id = ?', 'SELECT ?, "name" FROM `users` WHERE id = ?'],
  ["SELECT 'it''s', 'a \\' b'", 'SELECT ?, ?'],
  ["SELECT 'Yamada", 'SELECT ?'],
  ["SELECT 'Yamada\\", 'SELECT ?\\'],
  ['SELECT\n    1', 'SELECT 1'],
  [`SELECT ${'x'.repeat(2_000)}`, `SELECT ${'x'.repeat(993)} …`],
])('quoted text in a statement is left out: %s', (sql, plain) => expect(withoutValues(sql)).toBe(plain));
