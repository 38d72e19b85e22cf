// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createTabStore } from '../storage/tab-store';
import { forgetIdempotencyKey, forgetSent, idempotencyKey, withKey } from './idempotency';

const kept = createTabStore('web');
const reloaded = () => createTabStore('web');
beforeEach(() => kept.forgetAll());

it('the same body has the same key, over a reload too; another has another', () => {
  const key = idempotencyKey(kept, 'sale', { count: 1 });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKey(reloaded(), 'sale', { count: 1 })).toBe(key);
  expect(idempotencyKey(kept, 'sale', { count: 2 })).not.toBe(key);
});

it('forms do not share their keys', () =>
  expect(idempotencyKey(kept, 'sale', { count: 1 })).not.toBe(idempotencyKey(kept, 'work', { count: 1 })));

it('a body with a secret has its key as long as the page stands, and is not written down', () => {
  const key = idempotencyKey(kept, 'booking', { code: '1234' }, true);
  expect(idempotencyKey(kept, 'booking', { code: '1234' }, true)).toBe(key);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('1234');
  expect(idempotencyKey(reloaded(), 'booking', { code: '1234' }, true)).not.toBe(key);
});

it('what was answered is forgotten, unless something else is on its way by now', () => {
  const first = idempotencyKey(kept, 'sale', { count: 1 });
  const second = idempotencyKey(kept, 'sale', { count: 2 });
  forgetIdempotencyKey(kept, 'sale', first);
  expect(idempotencyKey(kept, 'sale', { count: 2 })).toBe(second);
  forgetIdempotencyKey(kept, 'sale', second);
  expect(idempotencyKey(kept, 'sale', { count: 2 })).not.toBe(second);
});

it('what was undone may be meant again, of its kind only', () => {
  const [booking, sale] = [idempotencyKey(kept, 'booking.12', {}), idempotencyKey(kept, 'sale', {})];
  forgetSent(kept, 'booking');
  expect(idempotencyKey(kept, 'booking.12', {})).not.toBe(booking);
  expect(idempotencyKey(kept, 'sale', {})).toBe(sale);
});

it('a key is sent as its header', () =>
  expect([withKey('k'), withKey(undefined)]).toEqual([{ headers: { 'Idempotency-Key': 'k' } }, {}]));
