import { isUnanswered } from '@laundry/shared/rules/calls/unanswered';
import { ApiError, OFFLINE } from '@laundry/web-kit/calls/api-error';
import { hasLine } from '@laundry/web-kit/calls/line';
import { newKey } from '@laundry/web-kit/calls/new-key';
import { actMillis, epochMillis } from '@laundry/web-kit/clock';
import { problemLines, problemOf } from '../api/problem';
import { isReachable } from '../maintenance';
import { type Act, type StoredAct, type UnsentAct, isWaiting } from './act';
import { actsStore } from './acts-store';
import { inTurn, inTurnIfFree } from './in-turn';
import { madeAt } from './made-at';
import type { Sending } from './send-act';
import { awaited, changed, read, unsentList } from './unsent-list';

/** ms that somebody at a door waits for the answer: after that the act waits by itself. */
const PATIENCE_MS = 6_000;

/** In place of an answer: it is kept, and sent later. */
export const UNSENT = 'unsent';
type Send<Answer> = (sending: Sending) => Promise<Answer>;

/** Nobody answered: not without a line, not the server, which may come back. */
const isNoAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.reason === OFFLINE || isUnanswered(error));

const fresh = (act: Act): StoredAct => ({ key: newKey(), act, doneMillis: actMillis(), sentAs: null, refusal: null });

/**
 * Sends one that is kept. Done, or taken back meanwhile: it is gone. Not answered: it stays. Refused: it stays with the
 * reason, or, while somebody waits for it, is theirs to read.
 */
async function sendStored<Answer>(
  id: number,
  send: Send<Answer>,
  isAwaited: () => boolean,
): Promise<Answer | typeof UNSENT> {
  const kept = (await actsStore.list()).find((one) => one.id === id);
  if (kept === undefined) return UNSENT;
  const sentAs = kept.sentAs ?? madeAt(kept.doneMillis, epochMillis());
  await actsStore.replace({ ...kept, sentAs });
  try {
    const answer = await send({ key: kept.key, madeAt: sentAs });
    await actsStore.remove(id);
    return answer;
  } catch (error) {
    if (isNoAnswer(error)) {
      // What did not leave can be said to have been taken back.
      if (error.reason === OFFLINE) await actsStore.replace({ ...kept, id });
      return UNSENT;
    }
    if (isAwaited()) {
      await actsStore.remove(id);
      throw error;
    }
    const refusal = { status: problemOf(error).status, lines: problemLines(error) };
    await actsStore.replace({ ...kept, sentAs, refusal });
    return UNSENT;
  } finally {
    await changed();
  }
}

/** Does it now, where there is a line and nothing waits before it; else it is kept for `sendAll`. */
export async function perform<Answer>(act: Act, send: Send<Answer>): Promise<Answer | typeof UNSENT> {
  const kept = fresh(act);
  await read();
  const isFirst = !unsentList.current().some((other) => isWaiting(other) && other.act.userId === act.userId);
  const isSentNow = isFirst && hasLine();
  if (isSentNow) awaited.add(kept.key);
  try {
    const id = await actsStore.add(kept).catch(() => null);
    // A device that keeps nothing: as everything else, it is done at once or not at all.
    if (id === null) return await send({ key: kept.key, madeAt: madeAt(kept.doneMillis, epochMillis()) });
    return isSentNow ? await answeredSoon((isAwaited) => inTurn(() => sendStored(id, send, isAwaited))) : UNSENT;
  } finally {
    awaited.delete(kept.key);
    await changed();
  }
}

async function answeredSoon<Answer>(
  begin: (isAwaited: () => boolean) => Promise<Answer | typeof UNSENT>,
): Promise<Answer | typeof UNSENT> {
  let isAwaited = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<typeof UNSENT>((resolve) => {
    timer = setTimeout(() => {
      isAwaited = false;
      resolve(UNSENT);
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([begin(() => isAwaited), patience]);
  } finally {
    clearTimeout(timer);
  }
}

type SendAny = (act: Act, sending: Sending) => Promise<unknown>;

/** Sends what somebody's device has kept, in order, until there is no answer, unless another tab is at it. How many were answered. */
export async function sendAll(userId: number, send: SendAny): Promise<number> {
  const answered = await inTurnIfFree(async () => {
    // The answer tells the server's time, too, against which they are said to be made.
    if ((await nextWaiting(userId)) === undefined || !(await isReachable())) return 0;
    return sendInOrder(userId, send);
  });
  return answered ?? 0;
}

async function sendInOrder(userId: number, send: SendAny): Promise<number> {
  let answered = 0;
  for (;;) {
    const next = await nextWaiting(userId);
    if (next === undefined) return answered;
    await sendStored(
      next.id,
      (sending) => send(next.act, sending),
      () => false,
    );
    if ((await nextWaiting(userId))?.id === next.id) return answered;
    answered += 1;
  }
}

const nextWaiting = async (userId: number): Promise<UnsentAct | undefined> =>
  (await actsStore.list()).find((kept) => kept.act.userId === userId && isWaiting(kept));

/** What became of taking one back: it is gone, gone but may have arrived before, or on its way this moment. */
export type TakenBack = 'gone' | 'perhapsDone' | 'busy';

export async function takeBack(id: number): Promise<TakenBack> {
  const taken = await inTurnIfFree(async () => {
    const kept = (await actsStore.list()).find((one) => one.id === id);
    await actsStore.remove(id);
    return kept !== undefined && kept.sentAs !== null && isWaiting(kept) ? 'perhapsDone' : 'gone';
  });
  await changed();
  return taken ?? 'busy';
}

/** It was refused, and is given up: nobody is sending it. */
export async function discard(id: number): Promise<void> {
  await actsStore.remove(id);
  await changed();
}

/** It was refused, and is sent once more as it was. */
export async function tryAgain(id: number): Promise<void> {
  const kept = (await actsStore.list()).find((one) => one.id === id);
  if (kept !== undefined) await actsStore.replace({ ...kept, refusal: null });
  await changed();
}
