import type { JstDateTime } from '@laundry/shared/time/jst';
import type { ConsoleDataProvider } from '../data-provider';
import type { Absence, Act, CountChange, Mark } from './act';
import { stampWhen } from './made-at';

/** How a kept act leaves: under its key, with when it was made. */
export interface Sending {
  readonly key: string;
  readonly madeAt: JstDateTime;
}

export const sendMark = (data: ConsoleDataProvider, act: Mark, { key, madeAt }: Sending) =>
  data.setDate(
    act.requestId,
    {
      status: act.seenStatus,
      [act.resultKey]: stampWhen(act, madeAt),
      ...(act.count === null ? {} : { count: act.count }),
      ...scanOf(act),
      made_at: madeAt,
      seen_sched_dt: act.seenSchedDt,
    },
    key,
  );

const scanOf = ({ scan }: Mark) =>
  scan === undefined
    ? {}
    : { bag_codes: [...scan.codes], ...(scan.reason === null ? {} : { scan_reason: scan.reason }) };

export const sendCount = (data: ConsoleDataProvider, act: CountChange, { key, madeAt }: Sending) =>
  data.setCount(
    act.requestId,
    { count: act.count, seen_count: act.seenCount, made_at: madeAt, seen_sched_dt: act.seenSchedDt },
    key,
  );

export const sendAbsence = (data: ConsoleDataProvider, act: Absence, { key, madeAt }: Sending) =>
  data.sendAbsenceMail(act.requestId, { type: act.leg, made_at: madeAt, seen_sched_dt: act.seenSchedDt }, key);

/** Whatever it is, sent; the answer is for nobody who waits. */
export function sendAct(data: ConsoleDataProvider, act: Act, sending: Sending): Promise<unknown> {
  switch (act.kind) {
    case 'mark':
      return sendMark(data, act, sending);
    case 'count':
      return sendCount(data, act, sending);
    case 'absence':
      return sendAbsence(data, act, sending);
  }
}
