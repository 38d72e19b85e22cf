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

describe('the texts', () => {
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
