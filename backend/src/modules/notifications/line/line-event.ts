import { LINE_LIMITS } from '@laundry/shared/constants/line-limits';
import { fromEpochMillis, type JstDateTime } from '@laundry/shared/time/jst';
import { jsonField, parseObject } from '../../../common/foreign-json.js';
import { LINE_USER_ID } from '../../mail/notifications/line/line-port.js';

/** What somebody did on LINE, as far as it concerns us. */
export interface LineEvent {
  readonly did: 'followed' | 'blocked' | 'wrote';
  /** By whom, as LINE knows them towards us. */
  readonly lineUserId: string;
  readonly at: JstDateTime;
  /** What was written; empty where nothing was. */
  readonly text: string;
  /** With which it can be answered, once; null: it cannot, or it was told before. */
  readonly replyToken: string | null;
}

const DID = new Map([
  ['follow', 'followed'],
  ['unfollow', 'blocked'],
  ['message', 'wrote'],
] as const satisfies readonly (readonly [string, LineEvent['did']])[]);
/** Year 2100: what is later is no moment. */
const MILLIS_MOST = 4_102_444_800_000;

/** The events of a call of LINE's that concern us; null: it is no call of LINE's. What we do not know is passed over. */
export function lineEvents(body: string): readonly LineEvent[] | null {
  const events = jsonField(parseObject(Buffer.from(body)), 'events');
  if (!Array.isArray(events)) return null;
  return events.slice(0, LINE_LIMITS.eventsPerCall).flatMap((event: unknown) => lineEvent(event) ?? []);
}

function lineEvent(event: unknown): LineEvent | null {
  const did = knownAct(jsonField(event, 'type'));
  const source = jsonField(event, 'source');
  // In a group or a room others read the code, and the answer.
  if (jsonField(source, 'type') !== 'user') return null;
  const lineUserId = jsonField(source, 'userId');
  const millis = jsonField(event, 'timestamp');
  if (did === undefined || typeof lineUserId !== 'string' || !LINE_USER_ID.test(lineUserId)) return null;
  if (typeof millis !== 'number' || !(millis >= 0 && millis < MILLIS_MOST)) return null;
  const text = jsonField(jsonField(event, 'message'), 'text');
  const replyToken = jsonField(event, 'replyToken');
  const isToldAgain = jsonField(jsonField(event, 'deliveryContext'), 'isRedelivery') === true;
  return {
    did,
    lineUserId,
    at: fromEpochMillis(millis),
    text: typeof text === 'string' ? text : '',
    replyToken: typeof replyToken === 'string' && !isToldAgain ? replyToken : null,
  };
}

const knownAct = (type: unknown): LineEvent['did'] | undefined => [...DID].find(([name]) => name === type)?.[1];
