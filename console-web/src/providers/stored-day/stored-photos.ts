import { PROOF_LIMITS } from '@laundry/shared/constants/proof';
import { withinDay } from './day-database';
import { sealBytes, unsealBytes } from './session-cipher';

/** What the server's photos are, and what a canvas writes. */
const JPEG = 'image/jpeg';

/** Why a photo is not kept. */
export type NotKept = 'tooLarge' | 'tooMany' | 'noRoom';

/** Photos that a device keeps until there is a line, encrypted as the day is, and gone with it (docs/decisions/100). */
export const storedPhotos = {
  /** Keeps one for this session's token; null: it is kept. */
  async keep(token: string, key: string, photo: Blob): Promise<NotKept | null> {
    if (photo.size > PROOF_LIMITS.waitingBytes) return 'tooLarge';
    try {
      if ((await withinDay((database) => database.count('photos'))) >= PROOF_LIMITS.waiting) return 'tooMany';
      const sealed = await sealBytes(token, new Uint8Array(await photo.arrayBuffer()));
      await withinDay((database) => database.put('photos', sealed, key));
      return null;
    } catch {
      return 'noRoom';
    }
  },
  /** Null: it is not there any more, or another session's. */
  async read(token: string, key: string): Promise<Blob | null> {
    try {
      const sealed = await withinDay((database) => database.get('photos', key));
      return sealed === undefined ? null : new Blob([await unsealBytes(token, sealed)], { type: JPEG });
    } catch {
      return null;
    }
  },
  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await withinDay(async (database) => {
      const { store, done } = database.transaction('photos', 'readwrite');
      await Promise.all([...keys.map((key) => store.delete(key)), done]);
    }).catch(() => undefined);
  },
};
