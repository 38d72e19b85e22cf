import { isUnanswered } from '@laundry/shared/rules/calls/unanswered';
import { ApiError, OFFLINE } from '@laundry/web-kit/calls/api-error';
import { hasLine } from '@laundry/web-kit/calls/line';
import { newKey } from '@laundry/web-kit/calls/new-key';
import { actMillis, epochMillis } from '@laundry/web-kit/clock';
import { codeOf, isStopGone, problemLines, problemOf } from '../api/problem';
import type { ProofOf } from '@laundry/shared/constants/proof';
import { storedPhotos } from '../stored-day/stored-photos';
import { type Act, type Mark, type StoredAct, type UnsentAct, isPhotoOf, isWaiting } from './act';
import { actsStore } from './acts-store';
import { heldMarks } from './held-marks';
import { actTurns } from './in-turn';
import { madeAt } from './made-at';
import type { Sending } from './send-act';
import { awaited, changed, read, unsentList } from './unsent-list';

/** ms that somebody at a door waits for the answer: after that the act waits by itself. */
const PATIENCE_MS = 6_000;

const TOO_MANY = 429;

/** In place of an answer: it is kept, and sent later. */
export const UNSENT = 'unsent';
type Send<Answer> = (sending: Sending) => Promise<Answer>;

/** Nobody answered: not without a line, not the server, which may come back. */
const isNoAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.reason === OFFLINE || isUnanswered(error));

/** Tries that failed are counted, too: a photo waits until the server takes more, as long as its day lasts. */
const isTooManyPhotos = (error: unknown, { act }: StoredAct): error is ApiError =>
  act.kind === 'photo' && error instanceof ApiError && error.status === TOO_MANY;

const fresh = (act: Act): StoredAct => ({ key: newKey(), act, doneMillis: actMillis(), sentAs: null, refusal: null });

/** A photo that the device has kept already, of an act that is about to be done. */
export interface TakenPhoto {
  readonly key: string;
  readonly takenMillis: number;
  readonly proofOf: ProofOf;
}

const photoOf = ({ key: actKey, act }: StoredAct, { key, takenMillis, proofOf }: TakenPhoto): StoredAct => {
  const { userId, requestId, seenSchedDt } = act;
  const photo = { kind: 'photo', userId, requestId, seenSchedDt, proofOf, actKey } as const;
  return { key, act: photo, doneMillis: takenMillis, sentAs: null, refusal: null };
};

/**
 * Sends one that is kept. Done, or taken back meanwhile: it is gone. Not answered: it stays. Refused: it stays with the
 * reason, or, while somebody waits for it, is theirs to read.
 */
export async function sendStored<Answer>(
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
    if (kept.act.kind === 'photo') await storedPhotos.remove([kept.key]);
    return answer;
  } catch (error) {
    if (isNoAnswer(error) || isTooManyPhotos(error, kept)) {
      // What did not leave can be said to have been taken back.
      if (error.reason === OFFLINE) await actsStore.replace({ ...kept, id });
      return UNSENT;
    }
    if (isAwaited()) {
      // Its photos are still in the hand of who waits.
      await actsStore.remove(id, ...(await photosOf(kept)).map((photo) => photo.id));
      throw error;
    }
    const problem = problemOf(error);
    const code = codeOf(problem);
    const told = { lines: problemLines(error), isLeft: isStopGone(problem) };
    const refusal = { status: problem.status, ...told, ...(code !== null && { code }) };
    await actsStore.replace({ ...kept, sentAs, refusal });
    return UNSENT;
  } finally {
    await changed();
  }
}

/** In place of an answer to a mark: it is kept. */
export interface StoredMark {
  readonly storedAs: number;
  /** It leaves in a moment, unless it is taken back; else it waits in sight for a line. */
  readonly isHeld: boolean;
}

interface Written {
  readonly id: number;
  /** There is a line, and nothing waits before it. */
  readonly isFirst: boolean;
}

/** Writes an act down before all else, so that a closed app loses nothing; then what is held goes before it. null: this device keeps nothing. */
async function writeDown(kept: StoredAct, photos: readonly TakenPhoto[]): Promise<Written | null> {
  heldMarks.hold(kept.key);
  const id = await actsStore.add(kept, ...photos.map((photo) => photoOf(kept, photo))).catch(() => null);
  if (id === null) return null;
  await letHeldGo(kept.key);
  await read();
  const isBehind = unsentList.current().some((other) => other.id !== id && isBefore(other, kept.act));
  return { id, isFirst: hasLine() && !isBehind };
}

/** Keeps a mark, which is held a moment where there is a line and nothing waits before it; null: this device keeps nothing. */
export async function keepMark(act: Mark, photos: readonly TakenPhoto[]): Promise<StoredMark | null> {
  const kept = fresh(act);
  awaited.add(kept.key);
  const written = await writeDown(kept, photos).finally(() => awaited.delete(kept.key));
  if (written?.isFirst === true) heldMarks.hold(kept.key);
  else heldMarks.forget(kept.key);
  await changed();
  return written && { storedAs: written.id, isHeld: written.isFirst };
}

/** Does it now, where there is a line and nothing waits before it; else it is kept for `sendAll`. */
export async function perform<Answer>(
  act: Act,
  send: Send<Answer>,
  photos: readonly TakenPhoto[] = [],
): Promise<Answer | typeof UNSENT> {
  const kept = fresh(act);
  awaited.add(kept.key);
  try {
    const written = await writeDown(kept, photos);
    heldMarks.forget(kept.key);
    // A device that keeps nothing: as everything else, it is done at once or not at all.
    if (written === null) return await send({ key: kept.key, madeAt: madeAt(kept.doneMillis, epochMillis()) });
    const { id } = written;
    return written.isFirst
      ? await answeredSoon((isAwaited) => actTurns.inTurn(() => sendStored(id, send, isAwaited)))
      : UNSENT;
  } finally {
    awaited.delete(kept.key);
    await changed();
  }
}

/** Sends what is held; who waits for it does so no longer than for any answer. */
export const letHeldGo = (except?: string) => answeredSoon(() => heldMarks.letGo(except));

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

/** Photos hold nothing up. */
const isBefore = (other: UnsentAct, { userId }: Act): boolean =>
  isWaiting(other) && other.act.userId === userId && other.act.kind !== 'photo';

export const photosOf = async (kept: StoredAct): Promise<readonly UnsentAct[]> =>
  (await actsStore.list()).filter((other) => isPhotoOf(other, kept));
