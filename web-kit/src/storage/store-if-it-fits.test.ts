import { expect, it } from 'vitest';
import { storeIfItFits } from './store-if-it-fits';

/** A storage for so many characters. */
function storageOf(size: number) {
  const stored = new Map<string, string>();
  return {
    stored,
    setItem: (key: string, value: string) => {
      if (value.length > size) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
}

it('what fits is stored in place of what was', () => {
  const storage = storageOf(10);
  expect([storeIfItFits(storage, 'key', 'one'), storeIfItFits(storage, 'key', 'two')]).toEqual([true, true]);
  expect(storage.stored.get('key')).toBe('two');
});

it('what does not fit is no failure, and what was stored before does not stay in its place', () => {
  const storage = storageOf(3);
  storeIfItFits(storage, 'key', 'one');
  expect(storeIfItFits(storage, 'key', 'three')).toBe(false);
  expect(storage.stored.has('key')).toBe(false);
});
