/**
 * Whether it is stored now: a full storage, or one that is closed, is no failure of what somebody is doing. What was stored
 * before is gone then too, for it is not what holds.
 */
export function storeIfItFits(storage: Pick<Storage, 'setItem' | 'removeItem'>, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    storage.removeItem(key);
    return false;
  }
}
