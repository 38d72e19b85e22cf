import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createAdmin } from '../../src/admin-create.js';
import { CONFIG, type Config } from '../../src/config/config.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const run = async (argv: readonly string[], typed = '') => {
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const stdin = jest.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([typed]) as typeof process.stdin);
  try {
    const code = await createAdmin(app.app.get<Config>(CONFIG), argv);
    return { code, out: out.mock.calls.join(''), err: err.mock.calls.join('') };
  } finally {
    out.mockRestore();
    err.mockRestore();
    stdin.mockRestore();
  }
};
const as = (email: string) => ['--email', email, '--name1', '山田', '--name2', '一郎'];
const login = (email: string, password: string) => app.anonymous.post('/login').send({ email, password });

test('an administrator is made who can sign in, and the password is not shown', async () => {
  const { code, out, err } = await run([...as('Boss@Example.com'), '--password', 'secret-123']);
  expect([code, err]).toEqual([0, '']);
  expect(out).not.toContain('secret-123');
  const answer = await login('boss@example.com', 'secret-123');
  expect([answer.status, answer.body.user.role, answer.body.user.name1]).toEqual([200, 100, '山田']);
});

test('the password may come from the standard input', async () => {
  expect((await run([...as('second@example.com'), '--password', '-'], 'typed-4567\n')).code).toBe(0);
  expect((await login('second@example.com', 'typed-4567')).status).toBe(200);
});

test('without a password one is made and shown once', async () => {
  const { code, out } = await run(as('third@example.com'));
  expect(code).toBe(0);
  const password = /: (\S+)\n$/.exec(out)?.[1] ?? '';
  expect((await login('third@example.com', password)).status).toBe(200);
});

test('an address in use is refused, a deleted account’s is free', async () => {
  await buildCustomer(app, { email: 'taken@example.com' });
  const { code, err } = await run([...as('taken@example.com'), '--password', 'secret-123']);
  expect([code, err]).toEqual([1, expect.stringContaining('--email: ')]);
  await buildCustomer(app, { email: 'left@example.com', email_key: null, deleted_at: '2026-11-01 00:00:00' });
  expect((await run([...as('left@example.com'), '--password', 'secret-123'])).code).toBe(0);
});

test.each([
  ['--email', [...as('no-address'), '--password', 'secret-123']],
  ['--password', [...as('a@example.com'), '--password', 'short1']],
  ['--name1', ['--email', 'a@example.com', '--name1', ' ', '--name2', 'x', '--password', 'secret-123']],
])('a wrong %s is refused by name', async (field, argv) => {
  const { code, err } = await run(argv);
  expect([code, err]).toEqual([1, expect.stringContaining(`${field}: `)]);
});

test.each([[[]], [['--email', 'a@example.com']], [['--role', '100']]])(
  '%j is answered with how to call it',
  async (argv) => {
    const { code, err } = await run(argv);
    expect([code, err]).toEqual([2, expect.stringContaining('usage:')]);
  },
);
