import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { deferredMemberOf } from '@laundry/shared/rules/payments/deferred-member';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser, PaidAccountStatus } from '../../../../lib/calls/api-types';
import { createPaidAccount, paidAccountStatus } from '../api';
import { type OnetimeValues, paysBy } from '../onetime-values';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';

/** The provider has no account of this company yet: not an error, because one can be opened. */
const NO_ACCOUNT = 'CE-0001';

/** Whether the company can order by deferred invoice; asked only once that is chosen. */
export function usePaidAccount(user: CurrentUser, values: OnetimeValues) {
  const wanted = paysBy(values, ONETIME_PAYMENT_METHOD.deferredInvoice);
  const key = deferredMemberOf(user.id);
  const queries = useQueryClient();
  const queryKey = ['paid-account', key];
  const status = useQuery({ queryKey, queryFn: () => paidAccountStatus(key), enabled: wanted });
  const creating = useOneMutation({
    mutationFn: () => createPaidAccount(key),
    onSuccess: ({ is_ok }) => (is_ok ? queries.invalidateQueries({ queryKey }) : undefined),
  });
  const errors = status.data?.errors ?? [];
  const state = wanted ? stateOf(status) : 'ready';
  return {
    state,
    wanted,
    messages: errors.map(({ error_message }) => withoutProvider(error_message)),
    failure: status.error,
    retry: () => void status.refetch(),
    creating: creating.isPending,
    create: () => creating.mutate(),
    creationError: creating.error,
    /** Codes of why the provider made no account. */
    refusedCodes: creating.data?.is_ok === false ? creating.data.errors.map(({ error_code }) => error_code) : [],
  } as const;
}

export type PaidAccount = ReturnType<typeof usePaidAccount>;

/** How far the check has come, and what it said. */
function stateOf({ data, isError }: UseQueryResult<PaidAccountStatus>) {
  if (data === undefined) return isError ? 'failed' : 'pending';
  if (data.is_ok) return 'ready';
  return data.errors.some(({ error_code }) => error_code === NO_ACCOUNT) ? 'creatable' : 'refused';
}

/** Names of the provider's company and product mean nothing to the customer, who deals with us. */
const withoutProvider = (message: string): string =>
  message
    .replace(/(株式会社)?(ラクーン(ホールディングス|フィナンシャル)?|Paid|ペイド)(株式会社)?(の|から|は)?/gi, '')
    .trim();
