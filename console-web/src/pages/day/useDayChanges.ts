import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Work } from '../../providers/api/api-types';
import { useOperator } from '../../providers/access/OperatorContext';
import { todayJst } from '../../providers/clock';
import { session } from '../../providers/session/session';
import { type DayChange, recallDay } from '../../providers/stored-day/stored-day';
import { type SeenDay, seenAfter, seenDayKey, seenDayOf } from './day-changes';

/**
 * What others did to a day that was seen, also before this page was loaded: the phone drops one that is out of sight. It
 * stays until it is dismissed. `told`: undefined until it is known what was seen.
 */
export function useDayChanges(rows: readonly Work[] | undefined) {
  const client = useQueryClient();
  const { id } = useOperator();
  // undefined: nobody has looked yet; null: this day has not been seen.
  const [seen, change] = useState<SeenDay | null | undefined>(() => client.getQueryData<SeenDay>(seenDayKey(id)));
  const isKnown = seen !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    void lastSeen(id).then((last) => {
      if (isCurrent) change(last);
    });
    return () => void (isCurrent = false);
  }, [id, isKnown]);
  if (isKnown && rows !== undefined && rows !== seen?.rows) change(seenAfter(seen, rows));
  useEffect(() => {
    client.setQueryDefaults(seenDayKey(id), { gcTime: Infinity });
    if (seen != null) client.setQueryData(seenDayKey(id), seen);
  }, [client, id, seen]);
  const dismiss = () => change((before) => before && { ...before, told: NOTHING });
  const told = seen?.day === todayJst() ? seen.told : NOTHING;
  return { told: isKnown ? told : undefined, dismiss };
}

const NOTHING: readonly DayChange[] = [];

/** Before this page: as the device has kept it. */
async function lastSeen(operatorId: number): Promise<SeenDay | null> {
  const token = session.token();
  const day = token === null ? null : await recallDay(token);
  return day?.operator.id === operatorId ? seenDayOf(day) : null;
}
