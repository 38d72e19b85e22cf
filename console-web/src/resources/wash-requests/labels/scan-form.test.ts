import { labelCode } from '@laundry/shared/rules/labels/bag-label';
import { describe, expect, it } from 'vitest';
import { NOT_SCANNED, scanFrom, sentScan, withLabel, withReasonThatFits } from './scan-form';

const BAGS = { id: 284, count: 2 };
const [FIRST, SECOND, THIRD] = [1, 2, 3].map((bag) => labelCode({ requestId: 284, bag })) as [string, string, string];
const OTHERS = labelCode({ requestId: 285, bag: 1 });
const form = (...codes: string[]) => ({ codes, reason: null });

describe('a label', () => {
  it.each([
    ['of the first bag', form(), FIRST, form(FIRST), 'good', 'バッグ1を読み取りました（1/2）'],
    ['of the last bag', form(FIRST), SECOND, form(FIRST, SECOND), 'good', '2個すべて読み取りました'],
    ['that was read', form(FIRST), FIRST.toLowerCase(), form(FIRST), 'good', 'バッグ1は読み取り済みです'],
    [
      'of another request',
      form(FIRST),
      OTHERS,
      form(FIRST, OTHERS),
      'bad',
      `別の集配のバッグです（${OTHERS}）。よけてください`,
    ],
    [
      'of another request, again',
      form(OTHERS),
      OTHERS,
      form(OTHERS),
      'bad',
      `別の集配のバッグです（${OTHERS}）。よけてください`,
    ],
    [
      'of a bag that there is not',
      form(FIRST),
      THIRD,
      form(FIRST),
      'bad',
      'バッグ3のラベルは使えません。この集配は2個です',
    ],
    ['that is none', form(FIRST), '284-1', form(FIRST), 'bad', 'ラベルとして読み取れないコードです'],
  ])('%s', (_, before, text, after, signal, words) =>
    expect(withLabel(before, text, BAGS)).toEqual({ form: after, signal, text: words }),
  );
});

it.each([
  ['one of its bags', FIRST, form(FIRST)],
  ['another’s', OTHERS, NOT_SCANNED],
  ['a bag that there is not', THIRD, NOT_SCANNED],
  ['none', undefined, NOT_SCANNED],
])('begins with what was read before: %s', (_, code, begun) => expect(scanFrom(code, BAGS)).toEqual(begun));

it('keeps a reason as long as it fits', () => {
  const missing = { codes: [FIRST], reason: 1 } as const;
  expect(withReasonThatFits(missing, BAGS)).toEqual(missing);
  expect(withLabel(missing, SECOND, BAGS).form).toEqual(form(FIRST, SECOND));
});

it.each([
  [NOT_SCANNED, {}],
  [{ codes: [], reason: 2 } as const, {}],
  [form(FIRST, SECOND), { bag_codes: [FIRST, SECOND] }],
  [{ codes: [FIRST], reason: 2 } as const, { bag_codes: [FIRST], scan_reason: 2 }],
])('of %j is sent %j', (scan, sent) => expect(sentScan(scan)).toEqual(sent));
