import { epochMillis } from '@laundry/web-kit/clock';
import { isReachable } from '../maintenance';
import { type Act, type Mark, type UnsentAct, waitingOf } from './act';
import { actsStore } from './acts-store';
import { heldMarks } from './held-marks';
import { actTurns, photoTurns } from './in-turn';
import { sendStored } from './offline-acts';
import { madeAt } from './made-at';
import type { Sending } from './send-act';
import { unsentList } from './unsent-list';

type SendAny = (act: Act, sending: Sending) => Promise<unknown>;

/** Sends what somebody's device has kept, in order, until there is no answer, unless another tab is at it. How many were answered. */
export const sendAll = (userId: number, send: SendAny): Promise<number> =>
  sendThose(actTurns, () => next(userId, ({ kind }) => kind !== 'photo'), send);

/** The same with photos, of whatever was taken in before. */
export const sendPhotos = (userId: number, send: SendAny): Promise<number> =>
  sendThose(photoTurns, () => next(userId, ({ kind }) => kind === 'photo'), send);

type Next = () => Promise<UnsentAct | undefined>;

/**
 * A page that is closed has no time to ask its store: the marks that it held back, or has just let go, leave from its memory.
 * Whatever becomes of them, they go once more under their keys when the app is opened next.
 */
export function leaveAtOnce(userId: number, send: (act: Mark, sending: Sending) => Promise<unknown>): void {
  for (const kept of waitingOf(unsentList.current())) {
    const { key, act, doneMillis } = kept;
    if (act.kind !== 'mark' || act.userId !== userId || !heldMarks.leavesWithPage(key)) continue;
    const sentAs = kept.sentAs ?? madeAt(doneMillis, epochMillis());
    void send(act, { key, madeAt: sentAs, isLast: true }).catch(() => undefined);
    void actsStore.replace({ ...kept, sentAs }).catch(() => undefined);
  }
}

async function sendThose(turns: typeof actTurns, nextOne: Next, send: SendAny): Promise<number> {
  const answered = await turns.inTurnIfFree(async () => {
    const first = await nextOne();
    if (first === undefined) return 0;
    // The answer tells the server's time, too, against which they are said to be made. What was held knows it, and the
    // app may be closed before one comes.
    if (!heldMarks.isQuiet(first.key) && !(await isReachable())) return 0;
    return sendInOrder(nextOne, send);
  });
  return answered ?? 0;
}

async function sendInOrder(nextOne: Next, send: SendAny): Promise<number> {
  let answered = 0;
  for (;;) {
    const first = await nextOne();
    if (first === undefined) return answered;
    await sendStored(
      first.id,
      (sending) => send(first.act, sending),
      () => false,
    );
    if ((await nextOne())?.id === first.id) return answered;
    answered += 1;
  }
}

/** A photo goes when its act is gone: neither before nor instead of it. */
async function next(userId: number, isOfKind: (act: Act) => boolean): Promise<UnsentAct | undefined> {
  const first = waitingOf(await actsStore.list()).find(({ act }) => act.userId === userId && isOfKind(act));
  return first !== undefined && (await heldMarks.isHeld(first.key)) ? undefined : first;
}
