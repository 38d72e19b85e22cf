import { LIMITS } from '@laundry/shared/constants/limits';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMay } from '../../../providers/access/OperatorContext';
import type { ActReport, ClosedActReport } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';

const ONE_MINUTE = 60_000;

const NONE: readonly ActReport[] = [];
const all = ({ pages }: InfiniteData<readonly ActReport[]>): readonly ActReport[] => pages.flat();

export interface ActReportsRead {
  /** Undefined until they are known; none for whoever does not steer the day. */
  readonly reports: readonly ActReport[] | undefined;
  /** Why they are not known. */
  readonly error: Error | null;
  /** Reads on; null: these are all. */
  readonly readMore: (() => void) | null;
  /** What somebody has seen to lately. */
  readonly closed: readonly ClosedActReport[];
}

/** What was done at stops and was not taken, of one request or of all. */
export function useActReports(requestId?: number): ActReportsRead {
  const { getActReports, getClosedActReports } = useConsoleData();
  const isAsked = useMay()('actReports');
  const of = requestId === undefined ? {} : { wreq_id: requestId };
  const key = [...requestKeys.all, 'act-reports', of];
  const open = useInfiniteQuery({
    queryKey: [...key, 'open'],
    queryFn: ({ pageParam }) => getActReports({ ...of, ...pageParam }),
    initialPageParam: {},
    getNextPageParam: (page) => (page.length < LIMITS.actReportsPage ? null : { before: page.at(-1)?.id }),
    select: all,
    enabled: isAsked,
    refetchInterval: ONE_MINUTE,
  });
  const { data: closed = [] } = useQuery({
    queryKey: [...key, 'closed'],
    queryFn: () => getClosedActReports(of),
    enabled: isAsked,
  });
  return {
    reports: isAsked ? open.data : NONE,
    error: open.error,
    readMore: open.hasNextPage ? () => void open.fetchNextPage() : null,
    closed,
  };
}
