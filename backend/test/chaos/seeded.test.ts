import { Seeded } from './seeded.js';

const decisions = (seeded: Seeded) => Array.from({ length: 50 }, () => seeded.below(1_000));

test('a seed repeats its decisions, and another one decides otherwise', () => {
  expect(decisions(new Seeded('7'))).toEqual(decisions(new Seeded('7')));
  expect(decisions(new Seeded('7'))).not.toEqual(decisions(new Seeded('8')));
});

test('what one decides does not hang on how often another was asked', () => {
  const seeded = new Seeded('7');
  const before = decisions(seeded.of('client 1'));
  decisions(seeded.of('client 2'));
  seeded.below(10);
  expect(decisions(seeded.of('client 1'))).toEqual(before);
});

test('a shuffle loses nothing, and every choice comes', () => {
  const seeded = new Seeded('7');
  const values = Array.from({ length: 20 }, (_, place) => place);
  expect(seeded.shuffled(values).sort((a, b) => a - b)).toEqual(values);
  expect(new Set(Array.from({ length: 500 }, () => seeded.pick(values))).size).toBe(values.length);
});
