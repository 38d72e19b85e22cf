import { expect, test } from 'vitest';
import { asParagraph } from './lines.js';
import type { MonthlyLeft } from '../../../rules/stages/monthly-left.js';
import { monthlyLeftLines } from './monthly-left-words.js';

const ALL: MonthlyLeft = { bags: 3, isWeekly: true, requests: 2, waits: true, from: '2026-12-01' };
const said = (left: Partial<MonthlyLeft>, lang: 'ja' | 'en') =>
  monthlyLeftLines({ ...ALL, ...left }, lang, '2026-11-25 09:00:00').map((lines) => asParagraph(lines, lang));

test('each that is left has its words', () => {
  expect(said({}, 'ja')).toEqual([
    expect.stringMatching(/^残りの3バッグは、11月30日\(月\)までのご依頼に/),
    expect.stringMatching(/^定期集配は、12月1日\(火\)から行いません。設定は保存され/),
    expect.stringMatching(/^すでにご依頼いただいた集配（2件）は、予定どおり/),
    expect.stringMatching(/まだ決まっていないものがあります。11月30日\(月\)までに次の集荷を/),
  ]);
  expect(said({}, 'en')).toEqual([
    expect.stringMatching(/^You can use the 3 bags you have left for requests until Mon, 30 Nov\./),
    expect.stringMatching(/^There are no weekly pickups from Tue, 1 Dec on\. Your schedule is stored,/),
    expect.stringMatching(/^Your 2 requests that are booked stay as planned\./),
    expect.stringMatching(/Please book it by Mon, 30 Nov, or contact us\.$/),
  ]);
});

test('what is not left has no words', () => {
  expect(said({ bags: 0, isWeekly: false, requests: 1, waits: false }, 'en')).toEqual([
    'Your request that is booked stays as planned. You can change or cancel it until the same deadlines as now.',
  ]);
});
