import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, client } from '../calls/api';
import type { CurrentUser } from '../calls/api-types';
import { tabStore } from './tab-store';
import { useToken } from './session-token';

const FRESH_MS = 30_000;
const KEY = ['current-user'];
/** A key of their own for guests: the user cached from an ended session must not be shown to them. */
const GUEST_KEY = ['guest'];

export const currentUserQuery = queryOptions({
  queryKey: KEY,
  queryFn: async () => {
    const user = await answer(client.GET('/api/v1/users/me'));
    tabStore.keepFor(user.id);
    return user;
  },
  staleTime: FRESH_MS,
});

/** The signed-in user; nothing is asked for a guest. Invalidate `['current-user']` after what changes status or bags. */
export function useCurrentUser() {
  const token = useToken();
  const isGuest = token === null;
  return useQuery({ ...currentUserQuery, queryKey: isGuest ? GUEST_KEY : KEY, enabled: !isGuest });
}

/** Most customers: nothing keeps them from a request, and the texts about accounts that cannot request are not loaded. */
export const isActive = ({ status, withdrawal_dt }: CurrentUser): boolean =>
  status === USER_STATUS.active && withdrawal_dt === null;
