// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTabStore } from './tab-store';

const alsoForget = vi.fn();
const store = createTabStore('web', alsoForget);
/** The same tab after a reload: only what was written is there. */
const reloaded = () => createTabStore('web');
const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

beforeEach(() => {
  store.forgetAll();
  sessionStorage.clear();
  alsoForget.mockReset();
});
afterEach(() => vi.useRealTimers());

it('what is stored outlives a reload, until it is forgotten', () => {
  store.keep('sale', { note: 'x' });
  expect([reloaded().read('sale'), reloaded().names()]).toEqual([{ note: 'x' }, ['sale']]);
  store.forget('sale');
  expect(reloaded().read('sale')).toBeNull();
});

it.each(['', 'x', '7', 'null', '"x"'])('whatever else is stored counts as nothing: %j', (stored) => {
  sessionStorage.setItem('web.draft.sale', stored);
  expect(store.read('sale')).toBeNull();
});

it('what does not fit is not stored, and what it was before does not come back in its place', () => {
  store.keep('sale', { note: 'short' });
  fill();
  expect(store.keep('sale', { note: 'long' })).toBe(false);
  expect(store.read('sale')).toBeNull();
});

it('what is stored for a time is gone after it, counted from the last change', () => {
  vi.useFakeTimers();
  store.keep('guest', { name: 'x' }, 30);
  vi.advanceTimersByTime(29 * 60_000);
  store.keep('guest', { name: 'y' }, 30);
  vi.advanceTimersByTime(29 * 60_000);
  expect(store.read('guest')).toEqual({ name: 'y' });
  vi.advanceTimersByTime(60_000);
  expect([store.read('guest'), store.names()]).toEqual([null, []]);
});

it('what may not be written is known to the page, and to no other', () => {
  store.hold('sent', { key: 'k' }, false);
  expect([store.read('sent'), reloaded().read('sent')]).toEqual([{ key: 'k' }, null]);
  store.hold('sent', { key: 'l' }, true);
  expect([store.read('sent'), reloaded().read('sent')]).toEqual([{ key: 'l' }, { key: 'l' }]);
  store.hold('sent', { key: 'm' }, false);
  expect([store.read('sent'), reloaded().read('sent')]).toEqual([{ key: 'm' }, null]);
});

it('what is held and does not fit is known to the page', () => {
  fill();
  store.hold('sent', { key: 'k' }, true);
  expect(store.read('sent')).toEqual({ key: 'k' });
});

it('whoever else signs in finds nothing, and the same one finds all', () => {
  store.keepFor(1);
  store.keep('sale', { note: 'x' });
  store.hold('sent', { key: 'k' }, false);
  store.keepFor(1);
  expect([store.read('sale'), store.read('sent'), store.isKeptFor(1)]).toEqual([{ note: 'x' }, { key: 'k' }, true]);
  expect(store.isKeptFor(2)).toBe(false);
  store.keepFor(2);
  expect([store.read('sale'), store.read('sent'), store.isKeptFor(2)]).toEqual([null, null, true]);
  expect(alsoForget).toHaveBeenCalledOnce();
});

it('another web in the same tab is left alone', () => {
  sessionStorage.setItem('other.draft.sale', '{}');
  store.forgetAll();
  expect(sessionStorage.getItem('other.draft.sale')).toBe('{}');
});
