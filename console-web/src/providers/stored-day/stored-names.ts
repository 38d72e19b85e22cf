import type { JstDate } from '@laundry/shared/time/jst';
import { todayJst } from '../clock';
import { NAME_PREFIX, nameKey, withinDay } from './day-database';
import { decryptText, encryptText, hasCipher } from './session-cipher';

/**
 * Whose stops the unsent acts and what is still to be told are about, for when one has left the day: encrypted as the day
 * is, and gone with it or with the last of these (docs/decisions/091). What cannot be stored or read is told by its number.
 */
export const storedNames = {
  async keep(token: string, requestId: number, name: string): Promise<void> {
    if (!hasCipher()) return;
    try {
      const encrypted = await encryptText(token, name);
      await withinDay((database) => database.put('day', { ...encrypted, day: todayJst() }, nameKey(requestId)));
    } catch {
      // No room.
    }
  },
  /** Null: it is not there any more, or another session's. */
  async read(token: string, requestId: number): Promise<string | null> {
    try {
      const encrypted = await withinDay((database) => database.get('day', nameKey(requestId)));
      return encrypted?.day === todayJst() ? await decryptText(token, encrypted) : null;
    } catch {
      return null;
    }
  },
  /** All but these requests'. */
  async forgetOthers(requestIds: readonly number[]): Promise<void> {
    const stay = new Set<string>(requestIds.map(nameKey));
    await forget((key) => !stay.has(key));
  },
  /** Of another day, where the app was closed at its midnight. */
  forgetEarlier: (): Promise<void> => forget((_, day) => day !== todayJst()),
};

const forget = (isOver: (key: string, day: JstDate | undefined) => boolean): Promise<void> =>
  withinDay(async (database) => {
    const { store, done } = database.transaction('day', 'readwrite');
    const names = IDBKeyRange.lowerBound(NAME_PREFIX);
    for (let cursor = await store.openCursor(names); cursor !== null; cursor = await cursor.continue())
      if (isOver(cursor.key, cursor.value.day)) await cursor.delete();
    await done;
  }).catch(() => undefined);
