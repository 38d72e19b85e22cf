import type { components } from '@laundry/backend/api';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { planToCome, seenPlan } from '@laundry/shared/rules/plans/plan-to-come';
import { AS_FILE, answer, client, fileAnswer } from '../api/client';
import type { ConsoleUser } from '../api/api-types';
import { type FieldEdit, setField } from './user-fields';
import type { ResourceCalls } from './resource-calls';

/**
 * What the console sets of a customer, each by a call of its own; a plan comes with its pickup method and option. `seen`: as
 * they were shown last, where they were read anew since the editor opened.
 */
type UserEdit = FieldEdit &
  Partial<Pick<ConsoleUser, 'status' | 'available_request_count'>> &
  Pick<components['schemas']['StatusChangeDto'], 'rejection_reason'> &
  components['schemas']['PlanEditDto'] & { readonly seen?: ConsoleUser };

export const userCalls: ResourceCalls = {
  path: 'admin/users',
  remove: (id) => answer(client.DELETE('/api/v1/admin/users/{id}', { params: { path: { id } } })),
  /** How many active customers there are, whatever the filter. */
  metaOf: (headers) => ({ active: Number(headers.get('x-active-count') ?? 0) }),
  update: (id, edit: UserEdit, before: ConsoleUser) => {
    const params = { path: { id } };
    const { seen = before, status, rejection_reason, available_request_count, ...fields } = edit;
    if (status !== undefined) {
      const body = { status, seen_status: seen.status, ...(rejection_reason !== undefined && { rejection_reason }) };
      return answer(client.POST('/api/v1/admin/users/{id}/status', { params, body }));
    }
    if (fields.plan_id !== undefined) {
      const body = { ...fields, ...seenPlan(planToCome(seen)) };
      return answer(client.POST('/api/v1/admin/users/{id}/userPlan', { params, body }));
    }
    if (available_request_count === undefined) return setField(params, fields);
    // The server refuses when the count no longer goes the way that the operator saw.
    const decreaseFlg = available_request_count < seen.available_request_count;
    const body = { available_request_count, decreaseFlg };
    return answer(client.POST('/api/v1/admin/users/{id}/availableRequestCount', { params, body }));
  },
};

/** Customers with a one-time plan: the same calls, a list of their own. */
export const onetimeUserCalls: ResourceCalls = {
  ...userCalls,
  filterOf: (filter: object) => ({ ...filter, onetime: true }),
};

/** Customers who wait for a decision on their invoice. */
export const reviewCalls: ResourceCalls = {
  ...userCalls,
  filterOf: () => ({ status: [USER_STATUS.underReview] }),
};

/** What is asked of customers besides their lists, by its name. */
export const userActions = {
  /** Last month's receipts, to be read. */
  getReceiptLines: async () =>
    (await answer(client.GET('/api/v1/admin/users/receipts', { params: { query: {} } }))) ?? [],
  /** Last month's receipts, for the accounting software. */
  getReceipts: () =>
    fileAnswer(client.GET('/api/v1/admin/users/receipts', { params: { query: { format: 'csv' } }, ...AS_FILE })),
};
