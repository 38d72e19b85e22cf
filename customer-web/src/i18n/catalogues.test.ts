import { LIMITS } from '@laundry/shared/constants/limits';
import { describe, expect, it } from 'vitest';
import { i18n, objectOf } from './i18n';
import common from './ja/common';
import type { TextTree, Texts } from './texts-like';

const files = import.meta.glob<{ default: TextTree }>('./{ja,en}/*.ts', { eager: true });
const catalogue = (lang: 'ja' | 'en'): ReadonlyMap<string, string> => {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${lang}/`));
  return new Map(own.flatMap(([path, { default: texts }]) => leaves(texts, path.slice(5, -3))));
};

function leaves(tree: TextTree, path: string): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, text]) => leaves(text, `${path}.${key}`));
}

const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

/** Where a text has a number of the rules' as it is, and what it has to be there: a page's texts fill in what they need not. */
const NUMBERS: readonly (readonly [lang: 'ja' | 'en', around: RegExp, numbers: readonly number[]])[] = [
  ['ja', /予定日から(\d+)営業日以内/g, [LIMITS.autoCancelOpenDays]],
  ['ja', /キャンセルとなり、(\d+)バッグ/g, [LIMITS.autoCancelBags]],
  ['ja', /(\d+)時間前まで/g, [LIMITS.changeCancelHours]],
  ['ja', /元の日時の(\d+)時間後/g, [LIMITS.changeAfterOriginalHours]],
  ['ja', /集荷の(\d+)時間前に/g, [LIMITS.remindBeforePickupHours]],
  ['ja', /^(\d+)時間後から/g, [LIMITS.pickupLeadHours, LIMITS.sameTimePickupLeadHours]],
  ['ja', /(\d+)時までにご依頼/g, [LIMITS.sameTimeCutoffHour]],
  ['ja', /(\d+)バッグ(?:から|以上|必要)/g, [LIMITS.sameTimeMinCount]],
  ['ja', /(\d+)日(?:先まで|以内に選択)/g, [LIMITS.daysAhead]],
  ['ja', /集荷から(\d+)時間後以降/g, [LIMITS.onetimeDeliveryAfterPickupHours, LIMITS.deliveryAfterPickupHours]],
  [
    'ja',
    /集荷日を含めて(\d+)営業日目/g,
    [LIMITS.onetimeDeliveryAfterPickupOpenDays, LIMITS.deliveryAfterPickupOpenDays],
  ],
  ['ja', /時刻から(\d+)分以内/g, [LIMITS.onetimePickupWindowMinutes]],
  ['ja', /お支払いまでの(\d+)分間/g, [LIMITS.unpaidOnetimeMinutes]],
  ['ja', /定期集配は(\d+)件まで/g, [LIMITS.weeklyFormsMax]],
  ['en', /within (\d+) business days/g, [LIMITS.autoCancelOpenDays]],
  ['en', /(?:cancel|cancelled|delivery) until (\d+) hours before/g, [LIMITS.changeCancelHours]],
  ['en', /(\d+) hours after the original/g, [LIMITS.changeAfterOriginalHours]],
  ['en', /reminder (\d+) hours before/g, [LIMITS.remindBeforePickupHours]],
  ['en', /From (\d+) hours from now/g, [LIMITS.pickupLeadHours, LIMITS.sameTimePickupLeadHours]],
  ['en', /request by (\d+):00/g, [LIMITS.sameTimeCutoffHour]],
  ['en', /(?:takes|needs at least|each bag,) (\d+) bags/g, [LIMITS.sameTimeMinCount]],
  ['en', /(?:up to|within) (\d+) days/g, [LIMITS.daysAhead]],
  [
    'en',
    /At least (\d+) hours after pickup/g,
    [LIMITS.onetimeDeliveryAfterPickupHours, LIMITS.deliveryAfterPickupHours],
  ],
  ['en', /within (\d+) minutes of the time/g, [LIMITS.onetimePickupWindowMinutes]],
  ['en', /your time for (\d+) minutes/g, [LIMITS.unpaidOnetimeMinutes]],
  ['en', /up to (\d+) weekly requests/g, [LIMITS.weeklyFormsMax]],
];

describe('the texts', () => {
  it.each(NUMBERS)('have the numbers of the rules (%s, %s)', (lang, around, numbers) => {
    const written = [...catalogue(lang).values()].flatMap((text) => [...text.matchAll(around)]);
    const found = new Set(written.map(([, number]) => Number(number)));
    expect([...found].sort((one, other) => one - other)).toEqual(numbers);
  });

  it('have the same places to fill in both languages', () => {
    const english = catalogue('en');
    for (const [key, text] of catalogue('ja'))
      expect([key, placesOf(english.get(key) ?? '')]).toEqual([key, placesOf(text)]);
  });

  it('count bags as バッグ and never as 個', () => {
    const counted = [...catalogue('ja')].filter(([, text]) => /個(?!人)/.test(text));
    expect(counted).toEqual([]);
  });

  it.each([
    ['ja', 0, '0バッグ'],
    ['ja', 1, '1バッグ'],
    ['en', 1, '1 bag'],
    ['en', 2, '2 bags'],
  ] as const)('take the plural form of their language (%s, %i)', (lang, count, text) => {
    const bags = files[`./${lang}/common.ts`]?.default ?? {};
    i18n.addResourceBundle(lang, 'common', bags);
    const t = objectOf(bags, i18n.getFixedT(lang, 'common')) as Texts<typeof common>;
    expect(t.bags({ count })).toBe(text);
    expect(t.pager.page({ page: 3 })).toContain('3');
    // @ts-expect-error -- a place that is not filled does not compile
    expect(t.pager.page({})).toContain('{page}');
  });
});
