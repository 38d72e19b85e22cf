import { useQueries } from '@tanstack/react-query';
import type { Work } from '../../../providers/api/api-types';
import { problemOf } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { goneReason } from '../../../resources/wash-requests/request/gone-reason';
import { detailQuery } from '../../../resources/wash-requests/request/useRequestDetail';
import { requestKeys } from '../../../resources/wash-requests/request-keys';
import { whyLeft } from './why-left';

export interface WhyLeft {
  readonly id: number;
  /** null: not known. */
  readonly reason: string | null;
  readonly isAsked: boolean;
}

/** Why stops left the day: each is looked at once more, as far as it is still to be seen. */
export function useWhyLeft(rows: readonly Work[]): readonly WhyLeft[] {
  const data = useConsoleData();
  const answers = useQueries({
    queries: rows.map((row) => ({
      queryKey: [...requestKeys.all, 'why-left', row.id, row.status, row.sched_dt],
      queryFn: () =>
        detailQuery(row.id)
          .read(data)
          .then(
            (now) => whyLeft(row, now),
            (error: unknown) => {
              if (problemOf(error).status !== 404) throw error;
              return goneReason(error);
            },
          ),
    })),
  });
  return answers.map(({ data: reason, isLoading }, place) => ({
    ...{ id: rows[place]?.id ?? 0, reason: reason ?? null, isAsked: isLoading },
  }));
}
