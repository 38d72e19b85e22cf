import { PROOF_LIMITS } from '@laundry/shared/constants/proof';
import { todayJst } from '../clock';
import { withinDay } from './day-database';
import { decryptBytes, encryptBytes } from './session-cipher';

/** What the server's photos are, and what a canvas writes. */
const JPEG = 'image/jpeg';

/** Why a photo is not stored. */
export type NotStored = 'tooLarge' | 'tooMany' | 'noRoom';

/** Photos that a device stores until there is a line, encrypted as the day is, and gone with it (docs/decisions/100). */
export const storedPhotos = {
  /** Stores one for this session's token; null: it is there. */
  async keep(token: string, key: string, photo: Blob): Promise<NotStored | null> {
    if (photo.size > PROOF_LIMITS.waitingBytes) return 'tooLarge';
    try {
      if ((await withinDay((database) => database.count('photos'))) >= PROOF_LIMITS.waiting) return 'tooMany';
      const encrypted = await encryptBytes(token, new Uint8Array(await photo.arrayBuffer()));
      await withinDay((database) => database.put('photos', { ...encrypted, day: todayJst() }, key));
      return null;
    } catch {
      return 'noRoom';
    }
  },
  /** Null: it is not there any more, or another session's. */
  async read(token: string, key: string): Promise<Blob | null> {
    try {
      const encrypted = await withinDay((database) => database.get('photos', key));
      if (encrypted?.day !== todayJst()) return null;
      return new Blob([await decryptBytes(token, encrypted)], { type: JPEG });
    } catch {
      return null;
    }
  },
  /** Of another day, where the app was closed at its midnight. */
  async forgetEarlier(): Promise<void> {
    await withinDay(async (database) => {
      const { store, done } = database.transaction('photos', 'readwrite');
      for (let cursor = await store.openCursor(); cursor !== null; cursor = await cursor.continue())
        if (cursor.value.day !== todayJst()) await cursor.delete();
      await done;
    });
  },
  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await withinDay(async (database) => {
      const { store, done } = database.transaction('photos', 'readwrite');
      await Promise.all([...keys.map((key) => store.delete(key)), done]);
    }).catch(() => undefined);
  },
};
