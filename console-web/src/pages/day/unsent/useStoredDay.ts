import { useQueryClient } from '@tanstack/react-query';
import { keepShell } from '@laundry/web-kit/offline/prepare-offline-page';
import { useEffect, useState } from 'react';
import type { RequestDetail, Work } from '../../../providers/api/api-types';
import { todayJst } from '../../../providers/clock';
import { useOperator } from '../../../providers/access/OperatorContext';
import { forgetDay } from '../../../providers/stored-day/forget-day';
import { type DayChange, keepDay } from '../../../providers/stored-day/stored-day';
import { recalledDay } from '../../../providers/stored-day/recalled-day';
import { useConsoleData } from '../../../providers/useConsoleData';
import { session } from '../../../providers/session/session';
import { detailQuery } from '../../../resources/wash-requests/request/useRequestDetail';
import { requestKeys } from '../../../resources/wash-requests/request-keys';
import { seenDayKey, seenDayOf } from '../day-changes';
import { openStops } from '../stops';
import { WORK_KEY } from '../../../resources/wash-requests/useWork';

/** What a page that was opened without a line begins with: the day as it was read last; answers when that was. */
export function useRecalledDay(): number | null {
  const client = useQueryClient();
  const { id } = useOperator();
  const [readAt] = useState(() => {
    const day = recalledDay.take(id);
    if (day === null) return null;
    const options = { updatedAt: day.readAt };
    client.setQueryData(WORK_KEY, day.rows, options);
    client.setQueryData(seenDayKey(id), seenDayOf(day));
    for (const detail of day.details) client.setQueryData(detailQuery(detail.id).queryKey, detail, options);
    return day.readAt;
  });
  return readAt;
}

/** A detail is read again where its stop has changed. */
const isOf = (row: Work, detail: RequestDetail | undefined): detail is RequestDetail =>
  detail?.status === row.status &&
  detail.sched_dt === row.sched_dt &&
  detail.count === row.count &&
  detail.absence_status === row.absence_status;

/**
 * Keeps the day, with all that is to be known at its doors, for when the line is gone; it goes at midnight. `changes`:
 * undefined until what was kept before has been looked at.
 */
export function useKeepDay(
  rows: readonly Work[] | undefined,
  readAt: number,
  changes: readonly DayChange[] | undefined,
): void {
  const client = useQueryClient();
  const data = useConsoleData();
  const operator = useOperator();

  useEffect(keepShell, []);
  useEffect(() => {
    const token = session.token();
    if (rows === undefined || changes === undefined || token === null) return;
    let isCurrent = true;
    const keep = async () => {
      const details: RequestDetail[] = [];
      for (const row of openStops(rows, todayJst())) {
        const query = detailQuery(row.id);
        const known = client.getQueryData<RequestDetail>(query.queryKey);
        const detail = isOf(row, known)
          ? known
          : await client.fetchQuery({ queryKey: query.queryKey, queryFn: () => query.read(data), staleTime: 0 });
        if (!isCurrent) return;
        details.push(detail);
      }
      await keepDay(token, { operator, rows, details, changes, readAt });
    };
    // What cannot be kept is not there without a line; the day itself stands.
    keep().catch(() => undefined);
    return () => void (isCurrent = false);
  }, [client, data, operator, rows, readAt, changes]);

  useEffect(() => {
    const day = todayJst();
    const timer = setInterval(() => {
      if (todayJst() === day) return;
      clearInterval(timer);
      forgetDay();
      void client.resetQueries({ queryKey: requestKeys.all });
    }, 30_000);
    return () => clearInterval(timer);
  }, [client]);
}
