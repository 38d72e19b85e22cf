import { describe, expect, it } from 'vitest';
import { isVisitPageOpen } from './visit-page.js';

describe('the page of a request', () => {
  it.each([
    [null, null, '2030-01-01 00:00:00', true],
    [null, '2026-11-30 18:00:00', '2026-12-02 17:59:59', true],
    [null, '2026-11-30 18:00:00', '2026-12-02 18:00:00', false],
    ['2026-11-25 09:00:00', null, '2026-11-27 08:59:59', true],
    ['2026-11-25 09:00:00', null, '2026-11-27 09:00:00', false],
  ])('cancelled %s, delivered %s, at %s: open is %s', (cancelled_at, result_delivery_dt, now, open) => {
    expect(isVisitPageOpen({ cancelled_at, result_delivery_dt }, now)).toBe(open);
  });
});
