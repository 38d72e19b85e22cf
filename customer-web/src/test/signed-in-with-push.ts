import { HttpResponse, http } from 'msw';
import type { OwnNotifications } from '../lib/calls/api-types';
import { PUSH_KEY } from './push-browser';
import { api, server } from './server';
import { signedIn } from './signed-in';

/** SHA-256 of the made-up browser's address. */
export const DEVICE_ID = 'ebb5f17c49e258c930d61464d0b88dbfb28de330b35b06acdf125d83f1b51944';

/** Somebody who can be told things on their devices, and on which they are. */
export function signedInWithPush(others: readonly string[] = []) {
  signedIn();
  let ids: string[] = [...others];
  const bodies: unknown[] = [];
  const own = (): OwnNotifications => {
    const devices = ids.map((id) => ({ id, created_at: '2026-11-24 08:30:00' }));
    return { line: null, push: { public_key: PUSH_KEY, devices }, muted: [] };
  };
  server.use(
    http.get(api('/users/me/notifications'), () => HttpResponse.json(own())),
    http.post(api('/users/me/pushDevices'), async ({ request }) => {
      bodies.push(await request.json());
      ids = [...ids, DEVICE_ID];
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(api('/users/me/pushDevices/:id'), ({ params }) => {
      ids = ids.filter((id) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { bodies, ids: () => ids };
}
