import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../i18n';
import { useConsoleData } from '../../../providers/useConsoleData';
import { NoticeBar } from '../../wash-requests/request/NoticeBar';
import type { Notice } from '../../wash-requests/request/notice';
import { NextRequestCard } from './NextRequestCard';
import { Part } from './Part';
import { type NextLeg, nextRequests } from './next-requests';

const LEGS: readonly NextLeg[] = ['pickup', 'delivery'];

/** The next pickup and the next delivery of a customer, or that there is none. */
export function NextRequests({ userId }: { userId: number }) {
  const { requestsOf } = useConsoleData();
  const [notice, setNotice] = useState<Notice | null>(null);
  const query = useQuery({ queryKey: ['customers', userId, 'requests'], queryFn: () => requestsOf(userId) });
  return (
    <div>
      {notice !== null && <NoticeBar notice={notice} request={undefined} onClose={() => setNotice(null)} />}
      <Part query={query}>
        {(requests) => {
          const nexts = nextRequests(requests);
          // The keys are the first one's: what is asked for is mostly the next pickup.
          return (
            <ul>
              {nexts.map((next, at) => (
                <NextRequestCard
                  key={next.request.id ?? next.request.sched_dt}
                  next={next}
                  hasKeys={at === 0}
                  showNotice={setNotice}
                />
              ))}
              {LEGS.filter((leg) => !nexts.some(({ legs }) => legs.includes(leg))).map((leg) => (
                <li key={leg} className="soft">
                  {t(`call.noNext.${leg}`)}
                </li>
              ))}
            </ul>
          );
        }}
      </Part>
    </div>
  );
}
