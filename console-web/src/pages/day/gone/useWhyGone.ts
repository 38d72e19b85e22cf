import { useQueries } from '@tanstack/react-query';
import type { Work } from '../../../providers/api/api-types';
import { problemOf } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { goneReason } from '../../../resources/wash-requests/request/gone-reason';
import { detailQuery } from '../../../resources/wash-requests/request/useRequestDetail';
import { requestKeys } from '../../../resources/wash-requests/request-keys';
import { whyGone } from './why-gone';

export interface WhyGone {
  readonly id: number;
  /** null: not known. */
  readonly reason: string | null;
  readonly isAsked: boolean;
}

/** Why stops left the day: each is looked at once more, as far as it is still to be seen. */
export function useWhyGone(rows: readonly Work[]): readonly WhyGone[] {
  const data = useConsoleData();
  const answers = useQueries({
    queries: rows.map((row) => ({
      queryKey: [...requestKeys.all, 'why-gone', row.id, row.status, row.sched_dt],
      queryFn: () =>
        detailQuery(row.id)
          .read(data)
          .then(
            (now) => whyGone(row, now),
            (error: unknown) => {
              if (problemOf(error).status !== 404) throw error;
              return goneReason(error);
            },
          ),
    })),
  });
  return rows.map(({ id }, place) => {
    const answer = answers[place];
    return { id, reason: answer?.data ?? null, isAsked: answer?.isLoading === true };
  });
}
