import { newQueryClient } from '@laundry/web-kit/calls/query-client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { CoreAdminContext, useCreate, useDelete, useUpdate } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { API, api, problem } from '../../testing/api';
import { buildAuthProvider } from '../session/auth-provider';
import { dataProvider } from '../data-provider';
import { session } from '../session/session';
import { useConsoleData } from '../useConsoleData';

const AREA = { id: 1, zipcode: '15001' };
const AWAITED = { returnPromise: true } as const;

function useNamedAction() {
  const data = useConsoleData();
  return () => data.sendMailAgain(1);
}

function useAreaUpdate() {
  const [update] = useUpdate('area-infos', { id: 1, data: AREA, previousData: AREA });
  return async () => update(undefined, undefined, AWAITED);
}

function useAreaCreation() {
  const [create] = useCreate('area-infos', { data: AREA });
  return async () => create(undefined, undefined, AWAITED);
}

function useAreaDeletion() {
  const [remove] = useDelete('area-infos', { id: 1, previousData: AREA });
  return async () => remove(undefined, undefined, AWAITED);
}

/** The ways in which a screen writes. */
const WAYS: Readonly<Record<string, () => () => Promise<unknown>>> = {
  'a named action': useNamedAction,
  'an update': useAreaUpdate,
  'a creation': useAreaCreation,
  'a deletion': useAreaDeletion,
};

describe.each([
  ['by maintenance', () => problem(503, { reason: 'maintenance' }), '/staff/maintenance'],
  ['for want of a session', () => problem(401, {}), '/staff/'],
  ['to who has withdrawn', () => problem(403, { reason: 'status_withdrawn' }), '/staff/'],
])('what is refused %s', (_, refusal, left) => {
  it.each(Object.entries(WAYS))('leaves the screen and is never told as done: %s', async (_name, useWay) => {
    session.start('token');
    api.use(
      http.all(`${API}/*`, refusal),
      http.post(`${API}/logout`, () => new HttpResponse(null, { status: 204 })),
    );
    const leaveFor = vi.fn();
    const settled = vi.fn();
    const { result } = renderHook(useWay, {
      wrapper: ({ children }) => (
        <CoreAdminContext
          authProvider={buildAuthProvider('staff', leaveFor)}
          dataProvider={dataProvider}
          queryClient={newQueryClient(0)}
        >
          {children}
        </CoreAdminContext>
      ),
    });
    act(() => void result.current().then(settled, settled));
    await waitFor(() => expect([leaveFor.mock.lastCall, settled.mock.calls]).toEqual([[left], []]));
  });
});
