/** Whether it is stored now: a full storage, or one that is closed, is no failure of what somebody is doing. */
export function storeIfItFits(storage: Pick<Storage, 'setItem'>, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
