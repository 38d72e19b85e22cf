// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createTabStore } from '../storage/tab-store';
import { ApiError, type Problem } from './api-error';
import { forgetIdempotencyKey, forgetSent, idempotencyKey, sendKeyed, withKey } from './idempotency';

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

/** The keys under which a form was sent, one try after another; 200 is an answer, everything else an error. */
async function keysOf(...answers: Problem[]): Promise<string[]> {
  const keys: string[] = [];
  for (const problem of answers)
    await sendKeyed(kept, 'sale', { count: 3 }, async (_, key) => {
      keys.push(key);
      if (problem.status !== 200) throw new ApiError(problem);
    }).catch(() => undefined);
  return keys;
}
const LOST = { status: 0 };

it.each<Problem>([
  { status: 401 },
  { status: 403, reason: 'status_withdrawn' },
  { status: 408 },
  { status: 409, reason: 'too_early' },
  { status: 425 },
  { status: 429 },
  { status: 500 },
  { status: 503 },
  { status: 503, reason: 'maintenance' },
])(
  'a retry that is answered %j says nothing of the try that was lost: its key stays until it is answered',
  async (refusal) => {
    const [lost, refused, again, anew] = await keysOf(LOST, refusal, { status: 200 }, { status: 200 });
    expect([refused, again]).toEqual([lost, lost]);
    expect(anew).not.toBe(lost);
  },
);

it.each([LOST, { status: 500 }, { status: 504 }])(
  'after %j nobody knows: the next try has its key',
  async (problem) => {
    const [first, again] = await keysOf(problem, { status: 200 });
    expect(again).toBe(first);
  },
);

it.each([401, 409, 422, 429])(
  'a first try that is refused (%i) has done nothing: the next is another',
  async (status) => {
    const [first, again] = await keysOf({ status }, { status: 200 });
    expect(again).not.toBe(first);
  },
);
