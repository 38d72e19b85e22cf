import { TooManyTries } from '../errors/too-many-tries.js';
import { PasswordHasher } from './password-hasher.js';

const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
const verified: string[] = [];
let running = 0;
let most = 0;

jest.mock('@node-rs/argon2', () => ({
  hash: async (...args: Parameters<typeof argon2.hash>) => {
    most = Math.max(most, (running += 1));
    return argon2.hash(...args).finally(() => (running -= 1));
  },
  verify: (hash: string, password: string) => {
    verified.push(hash);
    return argon2.verify(hash, password);
  },
}));

const parametersOf = (hash: string | undefined) => hash?.split('$').slice(1, 4);

test('an unknown account is verified against a hash as costly as any', async () => {
  const hasher = new PasswordHasher();
  const stored = await hasher.hash('demo1234');
  expect(await hasher.verify(stored, 'demo1235')).toBe(false);
  expect(await hasher.verify(null, 'demo1235')).toBe(false);
  expect(verified).toHaveLength(2);
  expect(parametersOf(verified[1])).toEqual(parametersOf(stored));
  expect(parametersOf(stored)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1']);
});

test('two work at once, fifty wait, and all others are asked to come back', async () => {
  const hasher = new PasswordHasher();
  await hasher.verify(null, 'demo1234');
  most = 0;
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash('demo1234')));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: new TooManyTries(2) });
  expect(most).toBe(2);
  expect(await hasher.verify(await hasher.hash('demo1234'), 'demo1234')).toBe(true);
});
