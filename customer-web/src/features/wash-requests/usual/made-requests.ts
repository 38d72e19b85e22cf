import { queryOptions } from '@tanstack/react-query';
import { loadTexts } from '../../../i18n/texts';
import { useSearchParams } from 'react-router';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { AGAIN_PARAMETER } from '../../../lib/paths';
import { REQUESTS_KEY, currentRequestsQuery, historyQuery } from '../request-queries';
import { isCustomer } from '../request-setting';

export interface Made {
  readonly rows: readonly WashRequest[];
  /** null for who has asked for nothing yet, and where it did not arrive. */
  readonly regular: typeof import('./regular').regular | null;
}

const loadRegular = async (): Promise<Made['regular']> => {
  const [{ regular }] = await Promise.all([import('./regular'), loadTexts('usual')]);
  return regular;
};

/** What a customer has asked for, done or to come; without what is done where that cannot be read: a form stands without it. */
export const madeRequestsQuery = (user: CurrentUser) =>
  queryOptions({
    queryKey: [REQUESTS_KEY, 'made', user.id],
    // Its parts are retried themselves.
    retry: false,
    queryFn: async ({ client }): Promise<Made> => {
      if (!isCustomer(user)) return { rows: [], regular: null };
      const [current, history] = await Promise.all([
        client.fetchQuery(currentRequestsQuery),
        client.fetchQuery({ ...historyQuery(), retry: false }).catch(() => []),
      ]);
      const rows = [...current, ...history];
      return { rows, regular: rows.length === 0 ? null : await loadRegular().catch(() => null) };
    },
  });

/** The request that the address asks for once more (`?again=71`); null without, and of bags that were brought. */
export function useAgain(made: readonly WashRequest[]): WashRequest | null {
  const asked = useSearchParams()[0].get(AGAIN_PARAMETER);
  return made.find(({ id, is_bag_delivery }) => String(id) === asked && !is_bag_delivery) ?? null;
}
