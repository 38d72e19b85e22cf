import { expect, test } from 'vitest';
import { asParagraph } from './lines.js';
import { returnedLines } from './returned-words.js';

const said = (use: Parameters<typeof returnedLines>[0]['use'], lang: 'ja' | 'en') =>
  asParagraph(returnedLines({ use, until: '2026-11-30' }, lang, '2026-11-25 09:00:00'), lang);

test.each([
  ['month', '11月30日(月)までのご依頼にご利用いただけます。', 'You can use them for requests until Mon, 30 Nov.'],
  [
    'onetime',
    '現在は単発プランのため、11月30日(月)までに月額プランへ変更された場合に、同じ日までのご依頼にご利用いただけます。',
    'You are on the one-time plan: you can use them for requests until Mon, 30 Nov if you change to a monthly plan by then.',
  ],
  [
    'onetime_reviewed',
    expect.stringMatching(/^現在は単発.*請求書払いの審査がある場合は、月額プランのバッグ数に含まれます。$/),
    expect.stringMatching(/^You are on.*they are part of that plan’s bags\.$/),
  ],
  ['reviewed', expect.stringMatching(/^請求書払いの審査が完了すると、戻った分を/), expect.stringMatching(/^Once your/)],
  ['later', '', ''],
] as const)('bags that came back can be used so (%s)', (use, ja, en) =>
  expect([said(use, 'ja'), said(use, 'en')]).toEqual([ja, en]),
);
