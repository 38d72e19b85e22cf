import { pooledRandomBytes } from './pooled-random-bytes.js';

it('random bytes are as many as were asked for, and never the same twice, across the end of the pool', () => {
  const asked = Array.from({ length: 2_000 }, (_, n) => (n % 2 === 0 ? 12 : 32));
  const answered = asked.map((length) => pooledRandomBytes(length));
  expect(answered.map((bytes) => bytes.length)).toEqual(asked);
  expect(new Set(answered.map((bytes) => bytes.toString('hex'))).size).toBe(asked.length);
});

it('random bytes once handed out are not overwritten by later calls', () => {
  const first = pooledRandomBytes(32);
  const text = first.toString('hex');
  for (let n = 0; n < 300; n += 1) pooledRandomBytes(32);
  expect(first.toString('hex')).toBe(text);
});

it('more random bytes than the pool has are refused', () => {
  expect(() => pooledRandomBytes(4097)).toThrow(RangeError);
});
