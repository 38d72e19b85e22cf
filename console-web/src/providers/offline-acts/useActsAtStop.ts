import type { Leg } from '@laundry/shared/constants/progress';
import { callerOf } from '@laundry/shared/rules/accounts/permissions';
import { nextStage, resultKeyOf } from '@laundry/shared/rules/stages/request-progress';
import { personName } from '@laundry/shared/text/person-name';
import { use } from 'react';
import { useOperator } from '../access/OperatorContext';
import type { RequestDetail } from '../api/api-types';
import type { Stamp } from '../calls/requests/wash-requests';
import { session } from '../session/session';
import { hasCipher } from '../stored-day/session-cipher';
import { storedNames } from '../stored-day/stored-names';
import { useConsoleData } from '../useConsoleData';
import { ShowsUnsent } from './ShowsUnsent';
import type { Act, Mark } from './act';
import { type TakenPhoto, keepMark, letHeldGo, perform } from './offline-acts';
import { type Sending, sendAbsence, sendAct, sendCount, sendMark } from './send-act';
import { sendPhotos } from './send-unsent';

type Stop = Pick<
  RequestDetail,
  | 'id'
  | 'name1'
  | 'name2'
  | 'staff_id'
  | 'status'
  | 'count'
  | 'sched_dt'
  | 'is_bag_delivery'
  | Exclude<ReturnType<typeof resultKeyOf>, null>
>;

/**
 * What is done at a stop: to a driver's own it may be kept, in sight, until there is a line (docs/decisions/091); by
 * everybody else, and elsewhere, it is done at once or not at all.
 */
export function useActsAtStop(row: Stop) {
  const operator = useOperator();
  const data = useConsoleData();
  const isInSight = use(ShowsUnsent);
  const mayWait = isInSight && callerOf(operator) === 'delivery' && row.staff_id === operator.id;
  const at = { userId: operator.id, requestId: row.id, seenSchedDt: row.sched_dt };
  const kept = async <Kept extends Act, Answer>(
    send: (data_: typeof data, act: Kept, sending: Sending) => Promise<Answer>,
    act: Kept,
    photos: readonly TakenPhoto[] = [],
  ) => {
    keepName(row);
    const answer = await perform(act, (sending) => send(data, act, sending), photos);
    // Nobody waits for them.
    if (photos.length > 0) void sendPhotos(operator.id, (photo, sending) => sendAct(data, photo, sending));
    return answer;
  };
  return {
    mayWait,
    /** They are kept on the device, encrypted, until they are sent. */
    mayHavePhotos: mayWait && hasCipher(),
    /** `photos`: of what is marked, sent after it, where it may wait. */
    mark: async (stamp: Stamp, photos: readonly TakenPhoto[] = []) => {
      const next = nextStage(row.status, row);
      const stampAt = next === null ? null : (stamp[next.resultKey] ?? null);
      if (!mayWait || next === null || stampAt === null) return atOnce(() => data.setDate(row.id, stamp));
      const doneKey = resultKeyOf(row.status);
      const doneAt = doneKey === null ? null : row[doneKey];
      const { resultKey } = next;
      const count = stamp.count ?? null;
      const stage = { kind: 'mark', seenStatus: row.status, resultKey, stampAt, doneAt, count } as const;
      const bags = resultKey === 'result_pickup_dt' ? { pickedUp: count ?? row.count } : {};
      const mark = { ...at, ...stage, ...bags, ...scanIn(stamp) };
      keepName(row);
      return (await keepMark(mark, photos)) ?? kept(sendMark, mark, photos);
    },
    count: (count: number) =>
      mayWait
        ? kept(sendCount, { ...at, kind: 'count', seenCount: row.count, count })
        : atOnce(() => data.setCount(row.id, { count })),
    /** `key`: of the form, where it is sent at once. */
    absence: (leg: Leg, key: string, photos: readonly TakenPhoto[] = []) =>
      mayWait
        ? kept(sendAbsence, { ...at, kind: 'absence', leg }, photos)
        : atOnce(() => data.sendAbsenceMail(row.id, { type: leg }, key)),
  };
}

/** What is held goes before it. */
async function atOnce<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  await letHeldGo();
  return send();
}

/** Nobody waits for it. */
export function keepName({ id, ...person }: Pick<Stop, 'id' | 'name1' | 'name2'>): void {
  const token = session.token();
  if (token !== null) void storedNames.keep(token, id, personName(person));
}

const scanIn = ({ bag_codes: codes, scan_reason: reason }: Stamp): Pick<Mark, 'scan'> =>
  codes == null ? {} : { scan: { codes: codes.flatMap((code) => code ?? []), reason: reason ?? null } };
