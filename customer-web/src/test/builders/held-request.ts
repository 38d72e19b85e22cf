import { screen, within } from '@testing-library/react';
import type { WashRequest } from '../../lib/calls/api-types';
import { press } from './onetime';
import { buildWashRequest } from './build-wash-request';

/** A one-time request that waits for its payment until nine o'clock. */
export const heldRequest = (overrides: Partial<WashRequest> = {}): WashRequest =>
  buildWashRequest({
    id: 284,
    plan_id: 'tx_1',
    sched_pickup_dt: '2026-11-26 13:00:00',
    pickup_until: '2026-11-26 14:30:00',
    price: 3_200,
    pay_by: '2026-11-24 09:00:00',
    ...overrides,
  });

/** What its notice says of it. */
export const HELD_VISIT = [
  '集荷 11月26日(木) 13:00〜14:30',
  '配達 11月30日(月) 10:00',
  '2バッグ 3,200円（税込） 受付番号 284',
];

/** What the notice on the screen says of the request that it is about. */
export function heldVisit(): (string | null)[] {
  const notice = screen.getByText('お支払い待ちのご依頼があります').closest<HTMLElement>('[data-comes-first]');
  if (notice == null) throw new Error('The notice of a held request does not stand where it comes first.');
  return within(notice)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

/** Ends it, and says so once more when asked. */
export async function endHeld(): Promise<void> {
  await press('お取り置きを終えて、やり直す');
  await press('お取り置きを終える');
}
