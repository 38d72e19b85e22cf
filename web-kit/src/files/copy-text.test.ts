import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';

afterEach(() => vi.unstubAllGlobals());

it('a copied text can be pasted', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await copyText('ABCD2345')).toBe(true);
  expect(copied).toEqual(['ABCD2345']);
});

it.each([
  [
    'a browser that refuses',
    { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
  ],
  ['a page that came by plain HTTP', {}],
])('%s copies nothing, which is answered and no failure', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('ABCD2345')).toBe(false);
});
