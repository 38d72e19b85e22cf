import type { JstDateTime } from '@laundry/shared/time/jst';
import type { ConsoleDataProvider } from '../data-provider';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { t } from '../../i18n';
import { session } from '../session/session';
import { storedPhotos } from '../stored-day/stored-photos';
import type { Absence, Act, CountChange, DoorPhoto, Mark } from './act';
import { stampWhen } from './made-at';

/** How a kept act leaves: under its key, with when it was made. */
export interface Sending {
  readonly key: string;
  readonly madeAt: JstDateTime;
  /** Its page is closed in this moment. */
  readonly isLast?: boolean;
}

export const sendMark = (data: ConsoleDataProvider, act: Mark, { key, madeAt, isLast }: Sending) =>
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
    isLast,
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

/** No answer says so, but what the device kept has gone with its day. */
const GONE = 410;

async function sendPhoto(data: ConsoleDataProvider, act: DoorPhoto, { key, madeAt: made_at }: Sending) {
  const token = session.token();
  const photo = token === null ? null : await storedPhotos.read(token, key);
  if (photo === null) throw new ApiError({ status: GONE, detail: t('day.unsent.photoGone') });
  return data.keepRequestPhoto(act.requestId, photo, { proof_of: act.proofOf, made_at, key });
}

/** Whatever it is, sent; the answer is for nobody who waits. */
export function sendAct(data: ConsoleDataProvider, act: Act, sending: Sending): Promise<unknown> {
  switch (act.kind) {
    case 'mark':
      return sendMark(data, act, sending);
    case 'count':
      return sendCount(data, act, sending);
    case 'absence':
      return sendAbsence(data, act, sending);
    case 'photo':
      return sendPhoto(data, act, sending);
  }
}
