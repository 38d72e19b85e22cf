import type { NotificationKind } from '@laundry/shared/constants/notification-kinds';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { HttpResponse, http } from 'msw';
import type { OwnNotifications } from '../lib/calls/api-types';
import { api, server } from './server';
import { signedIn } from './signed-in';

export const LINE_CODE = {
  code: 'ABCD-2345',
  expires_at: '2026-11-24 08:45:00',
  account_id: '@123abcde',
  url: 'https://line.me/R/oaMessage/%40123abcde/?ABCD-2345',
};

/** Somebody whose service is on LINE, linked since then; `linkAt` is what sends the code. */
export function signedInWithLine(linkedAt: JstDateTime | null) {
  signedIn();
  let muted: NotificationKind[] = [];
  let linked_at = linkedAt;
  const own = (): OwnNotifications => ({ line: { linked_at }, push: null, muted });
  server.use(
    http.get(api('/users/me/notifications'), () => HttpResponse.json(own())),
    http.post<never, { kind: NotificationKind; is_on: boolean }>(
      api('/users/me/notifications'),
      async ({ request }) => {
        const { kind, is_on } = await request.json();
        muted = is_on ? muted.filter((each) => each !== kind) : [...muted, kind];
        return HttpResponse.json(own());
      },
    ),
    http.post(api('/users/me/lineCode'), () => HttpResponse.json(LINE_CODE, { status: 201 })),
    http.delete(api('/users/me/lineLink'), () => {
      linked_at = null;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { linkAt: (moment: JstDateTime) => void (linked_at = moment) };
}
