import { storedPhotos } from '../stored-day/stored-photos';
import { type UnsentAct, isWaiting } from './act';
import { actsStore } from './acts-store';
import { heldMarks } from './held-marks';
import { actTurns, photoTurns } from './in-turn';
import { photosOf } from './offline-acts';
import { changed, unsentList } from './unsent-list';

/** What became of taking one back: it is gone, gone but may have arrived before, on its way this moment, or sent by now. */
export type TakenBack = 'gone' | 'perhapsDone' | 'busy' | 'tooLate';

export async function takeBack(id: number): Promise<TakenBack> {
  // At once, as a page that is closed in this moment sends what it holds back without asking its store.
  const known = unsentList.current().find((one) => one.id === id);
  const ended = known && heldMarks.withdraw(known.key);
  try {
    return await takeBackInTurn(id);
  } finally {
    ended?.();
  }
}

async function takeBackInTurn(id: number): Promise<TakenBack> {
  const act = (await actsStore.list()).find((one) => one.id === id)?.act;
  const turns = act?.kind === 'photo' ? photoTurns : actTurns;
  const taken = await turns.inTurnIfFree(async () => {
    const kept = await forget(id);
    if (kept === undefined) return 'tooLate';
    return kept.sentAs !== null && isWaiting(kept) ? 'perhapsDone' : 'gone';
  });
  await changed();
  return taken ?? 'busy';
}

/** It was refused, and is given up: nobody is sending it. */
export async function discard(id: number): Promise<void> {
  await forget(id);
  await changed();
}

/** One that is not to be sent, and its photos with it. */
async function forget(id: number): Promise<UnsentAct | undefined> {
  const kept = (await actsStore.list()).find((one) => one.id === id);
  if (kept === undefined) return undefined;
  heldMarks.forget(kept.key);
  const photos = kept.act.kind === 'photo' ? [kept] : await photosOf(kept);
  await actsStore.remove(id, ...photos.map((photo) => photo.id));
  await storedPhotos.remove(photos.map(({ key }) => key));
  return kept;
}

/** It was refused, and is sent once more as it was. */
export async function tryAgain(id: number): Promise<void> {
  const kept = (await actsStore.list()).find((one) => one.id === id);
  if (kept !== undefined) await actsStore.replace({ ...kept, refusal: null });
  await changed();
}
