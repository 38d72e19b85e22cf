import { randomBytes } from './random-bytes.js';

it('answers as many bytes as are asked for, the same never twice, across the end of the pool', () => {
  const asked = Array.from({ length: 2_000 }, (_, n) => (n % 2 === 0 ? 12 : 32));
  const answered = asked.map((length) => randomBytes(length));
  expect(answered.map((bytes) => bytes.length)).toEqual(asked);
  expect(new Set(answered.map((bytes) => bytes.toString('hex'))).size).toBe(asked.length);
});

it('leaves what it has answered as it is', () => {
  const first = randomBytes(32);
  const text = first.toString('hex');
  for (let n = 0; n < 300; n += 1) randomBytes(32);
  expect(first.toString('hex')).toBe(text);
});
