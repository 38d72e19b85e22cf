import { brokenPromises, type Outcome, type Verdict } from './promises.js';

const outcome = (verdict: Verdict, what = 'booking A', isSure = true): Outcome => ({
  verdict,
  effects: [{ what, isSure }],
});
const stored = (times: number) => new Map([['booking A', times]]);

test.each<[string, Outcome[], number, RegExp | null]>([
  ['acknowledged and stored', [outcome('acknowledged')], 1, null],
  ['acknowledged and lost', [outcome('acknowledged')], 0, /^lost: booking A/],
  ['acknowledged and stored twice', [outcome('acknowledged')], 2, /^too often: booking A/],
  ['refused and not stored', [outcome('refused')], 0, null],
  ['refused and stored all the same', [outcome('refused')], 1, /^too often: booking A/],
  ['unanswered and stored', [outcome('unanswered')], 1, null],
  ['unanswered and not stored', [outcome('unanswered')], 0, null],
  ['unanswered and stored twice', [outcome('unanswered')], 2, /^too often: booking A/],
  ['one of two acknowledgements lost', [outcome('acknowledged'), outcome('acknowledged')], 1, /^lost: booking A/],
  ['acknowledged beside an unanswered one', [outcome('acknowledged'), outcome('unanswered')], 2, null],
  ['acknowledged where there may have been nothing to change', [outcome('acknowledged', 'booking A', false)], 0, null],
  ['acknowledged once, changed twice', [outcome('acknowledged', 'booking A', false)], 2, /^too often: booking A/],
])('what is stored is what was answered: %s', (_, outcomes, times, line) => {
  const broken = brokenPromises(outcomes, stored(times));
  expect(broken.map((each) => line?.test(each))).toEqual(line === null ? [] : [true]);
});

test('every effect of a call is held to what was said of it', () => {
  const both = { verdict: 'acknowledged', effects: [...outcome('acknowledged').effects, { what: 'B', isSure: true }] };
  expect(brokenPromises([both as Outcome], stored(1))).toEqual(['lost: B: acknowledged 1 times, stored 0 times']);
});

test('what nobody asked for is nobody’s broken promise', () => expect(brokenPromises([], stored(3))).toEqual([]));
