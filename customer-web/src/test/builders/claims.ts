import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Claim } from '../../lib/calls/api-types';
import { buildWashRequest } from './build-wash-request';
import { api, server } from '../server';
import { signedIn } from '../signed-in';

const NAME = (place: number): string => String(place).padStart(32, 'a');

/** A customer whose laundry came yesterday, and a server that keeps photos and what is written. */
export function signedInWithClaims(claims: Claim[] = [], now = '2026-11-24 08:30:00') {
  const row = buildWashRequest({
    status: 3,
    result_pickup_dt: '2026-11-19 13:05:00',
    result_delivery_dt: '2026-11-23 18:20:00',
  });
  signedIn({ now, history: [row] });
  const world = {
    claims,
    sent: [] as { body: unknown; key: string | null }[],
    photos: 0,
    types: [] as (string | null)[],
  };
  server.use(
    http.get(api('/users/me/washRequests/71/claims'), () => HttpResponse.json(world.claims)),
    http.post(api('/users/me/washRequests/71/claims'), async ({ request }) => {
      world.sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      const made = buildClaim({ id: 1 });
      world.claims = [made];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.post(api('/users/me/photos'), ({ request }) => {
      world.photos += 1;
      world.types.push(request.headers.get('Content-Type'));
      return HttpResponse.json({ name: NAME(world.photos), width: 4, height: 3 }, { status: 201 });
    }),
    http.get(api('/users/me/photos/:name'), () =>
      HttpResponse.arrayBuffer(new Uint8Array([1]).buffer, { headers: { 'Content-Type': 'image/jpeg' } }),
    ),
  );
  return world;
}

export const buildClaim = (overrides: Partial<Claim> = {}): Claim => ({
  id: 1,
  created_at: '2026-11-23 20:00:00',
  text: '襟に汚れが\n残っていました',
  photos: [],
  answer: null,
  answered_at: null,
  ...overrides,
});

/** Chooses as many photos. */
export async function choosePhoto(count = 1): Promise<void> {
  await screen.findByRole('button', { name: '写真を選ぶ' });
  const field = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (field === null) throw new Error('There is no field for photos.');
  const files = Array.from({ length: count }, (_, place) => new File(['x'], `${place}.jpg`, { type: 'image/jpeg' }));
  await userEvent.upload(field, files);
}
