import type { UserStatus } from '@laundry/shared/constants/user-status';
import type { ConsoleUser } from './api-types';
import { call } from './http-client';
import { type Page, askPage } from './page';

/** What the user list is asked for; nothing is sent for a filter that is not set. */
export type UserFilter = Readonly<Record<string, string | readonly number[]>>;

export const USER_PAGE_SIZE = 25;

/** A page of customers, and how many active ones there are, whatever the filter (decisions 11, "Searches"). */
export interface UserPage extends Page<ConsoleUser> {
  readonly active: number;
}

/** The named actions on customers (contract, "Back office"). */
export const userCalls = {
  listUsers: async (filter: UserFilter, page: number, size: number = USER_PAGE_SIZE): Promise<UserPage> => {
    const params = new URLSearchParams({ filter: JSON.stringify(filter) });
    const { rows, total, headers } = await askPage<ConsoleUser>('/admin/users', params, { page, size });
    return { rows, total, active: Number(headers.get('x-active-count') ?? 0) };
  },
  setUserStatus: (id: number, status: UserStatus) =>
    call<Pick<ConsoleUser, 'status'>>('POST', `/admin/users/${id}/status`, { status }),
  /** `decreaseFlg`: whether the new count is lower than the one the operator saw (decisions 11). */
  setBalance: (id: number, available_request_count: number, decreaseFlg: boolean) =>
    call<Pick<ConsoleUser, 'available_request_count'>>('POST', `/admin/users/${id}/availableRequestCount`, {
      available_request_count,
      decreaseFlg,
    }),
};
