import { isLost } from '@laundry/web-kit/calls/api-error';
import type { StoredAct, UnsentAct } from './act';
import { actsStore } from './acts-store';
import { discard } from './give-up';
import { changed } from './unsent-list';

/**
 * Sends the report of an act, which is kept until the office has it. That it left is written down before: neither a closed
 * app nor another try makes known whether it has arrived. A device that keeps nothing sends it all the same.
 */
export async function report(act: StoredAct, send: () => Promise<unknown>): Promise<void> {
  const kept = await keepAsLeft(act).catch(() => null);
  try {
    await send();
  } catch (error) {
    // It did not leave, or was refused: what was known before is so still.
    if (kept !== null && !isLost(error)) await actsStore.replace(kept).catch(() => undefined);
    await changed();
    throw error;
  }
  // It stands there still where the device does not forget it; the key lets it be told once.
  if (kept !== null) await discard(kept.id).catch(() => undefined);
}

/** As it was before. */
async function keepAsLeft(act: StoredAct): Promise<UnsentAct> {
  const stored = (await actsStore.list()).find(({ key }) => key === act.key);
  const kept = stored ?? { ...act, id: await actsStore.add(act) };
  await actsStore.replace({ ...kept, isPerhapsReported: true });
  return kept;
}
