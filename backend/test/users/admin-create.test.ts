import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { LIMITS } from '@laundry/shared/constants/limits';
import { createAdmin } from '../../src/admin-create.js';
import { CONFIG, type Config } from '../../src/config/config.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const run = async (argv: readonly string[], typed = '', terminal = {}) => {
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const input = Object.assign(Readable.from([typed]), terminal) as typeof process.stdin;
  const stdin = jest.spyOn(process, 'stdin', 'get').mockReturnValue(input);
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

test('a password that is typed at a terminal is not shown there', async () => {
  const setRawMode = jest.fn();
  const terminal = { isTTY: true, setRawMode };
  const { code, out, err } = await run([...as('typist@example.com'), '--password', '-'], 'typed-4567\r', terminal);
  expect([code, out, err]).toEqual([0, 'Administrator typist@example.com was made.\n', 'Password: \n']);
  // Raw, the terminal itself shows nothing.
  expect(setRawMode.mock.calls).toEqual([[true], [false]]);
  expect((await login('typist@example.com', 'typed-4567')).status).toBe(200);
});

test.each([
  ['too short', 'Abc-123'],
  ['too long', `a1${'x'.repeat(LIMITS.passwordMaxLength - 1)}`],
  ['without a digit', 'abcd-efgh'],
  ['without a letter', '1234-5678'],
  ['with a space before it', ' secret-123'],
  ['with a space behind it', 'secret-123 '],
  ['with other letters', 'secret-123é'],
  ['of two lines', 'secret-123\nsecret-456'],
  ['of none', ''],
])('a password %s is refused with the whole rule, and not told', async (_, password) => {
  for (const [argv, typed] of [
    [['--password', password], ''],
    [['--password', '-'], `${password}\n`],
  ] as const) {
    const { code, out, err } = await run([...as('nobody@example.com'), ...argv], typed);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('--password: 8 to 128 characters of letters, digits and !#$%&()*+,-./:;<=>?@[]^_{|}~, with');
    if (password !== '') expect(err).not.toContain(password);
  }
});

test('a password that begins with a dash is good, and has to be tied to its option', async () => {
  const { code, err } = await run([...as('dash@example.com'), '--password', '-secret-123']);
  expect([code, err]).toEqual([2, expect.stringContaining('--password=PASSWORD')]);
  expect(err).not.toContain('secret-123');
  expect((await run([...as('dash@example.com'), '--password=-secret-123'])).code).toBe(0);
  expect((await login('dash@example.com', '-secret-123')).status).toBe(200);
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
