import { expect, test } from 'vitest';
import type { Lang } from '../../../constants/langs.js';
import { asParagraph } from './lines.js';
import { belowRevisitDays, elseCancelled, missedTitle, revisitDayWords } from './revisit-words.js';

const NOW = '2026-11-25 09:00:00';
const [FROM, UNTIL] = ['2026-11-26 20:30:00', '2026-11-26 22:00:00'];

test.each<[Lang, string, string]>([
  ['ja', '11月26日(木) 20:30〜22:00', '11月26日(木) 20:30（11月26日(木) 18:30 までに選択）'],
  ['en', 'Thu, 26 Nov, 20:30–22:00', 'Thu, 26 Nov, 20:30 (choose by Thu, 26 Nov, 18:30)'],
])('a day on which somebody can come again, with its deadline where that is one (%s)', (lang, day, time) => {
  expect(revisitDayWords({ from: FROM, until: UNTIL, chooseBy: null }, lang, NOW)).toBe(day);
  const chooseBy = '2026-11-26 18:30:00';
  expect(revisitDayWords({ from: FROM, until: FROM, chooseBy }, lang, NOW)).toBe(time);
});

test('below the days is said what holds for those that name no deadline, and of the delivery', () => {
  const [open, closed] = [
    { chooseBy: null, movesDelivery: false },
    { chooseBy: UNTIL, movesDelivery: true },
  ];
  const firsts = (...days: (typeof open | typeof closed)[]) => belowRevisitDays(days, 'en').map(([first]) => first);
  const moves = 'With some pickup times the delivery moves as well.';
  expect(firsts(open)).toEqual(['Each time can be chosen until 2 hours before it.']);
  expect(firsts(open, closed)).toEqual([
    'Where no deadline is shown, each time can be chosen until 2 hours before it.',
    moves,
  ]);
  expect(firsts(closed)).toEqual([moves]);
});

const JA =
  '11月27日(金) 23:59 まで（あと2日）に新しい日時をお選びいただけない場合は、ご依頼は自動的にキャンセルとなります。';
const EN = 'Without a pickup by Fri, 27 Nov, 23:59 (2 days left), your request is cancelled automatically.';

test.each<[Lang, number | null, string]>([
  ['ja', null, JA],
  ['ja', 1, `${JA}その場合は1バッグをご利用になったものとし、残りの1バッグをお返しします。`],
  ['ja', 0, `${JA}その場合は1バッグをご利用になったものとし、お返しするバッグはありません。`],
  ['en', 2, `${EN} In that case, 1 bag counts as used and you get 2 bags back.`],
  ['en', 0, `${EN} In that case, 1 bag counts as used and no bags go back.`],
])('a paragraph says until when a pickup can be mended, and what it costs else (%s, %s back)', (lang, back, said) => {
  const cost = back === null ? null : { used: 1, back };
  const request = { cancelled: '2026-11-28 00:00:00', canChoose: lang === 'ja', cost } as const;
  expect(asParagraph(elseCancelled(request, lang, NOW), lang)).toBe(said);
});

test('a leg that was missed was tried in vain, or is merely late', () => {
  expect(missedTitle('pickup', true, 'ja')).toBe('集荷にお伺いしましたが、ご不在でした');
  expect(missedTitle('delivery', false, 'en')).toBe('The delivery has not been made yet');
});
