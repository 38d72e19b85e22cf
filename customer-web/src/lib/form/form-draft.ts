import type { FieldValues } from 'react-hook-form';
import { storeIfItFits } from '../store-if-it-fits';

const PREFIX = 'laundry.customer.draft.';

/** What is kept of a form that is not sent yet. */
export interface Draft<Values extends FieldValues> {
  /** Of which form, whose or of what: `booking.12`. */
  name: string;
  /** Never written down: passwords, door codes, and what is to be agreed to anew. */
  without: readonly (keyof Values & string)[];
}

/**
 * A form as it was left: by a reload, the menu, Back, or a session that ended. Only what differed from a fresh form was
 * kept, so that whatever was left as it stood (such as the next day that can be had) is up to date.
 */
export function readDraft<Values extends FieldValues>({ name, without }: Draft<Values>, fresh: Values): Values {
  const kept = Object.entries(stored(name)).filter(
    ([field, value]) => Object.hasOwn(fresh, field) && !without.includes(field) && typeof value === typeof fresh[field],
  );
  return { ...fresh, ...Object.fromEntries(kept) };
}

/** For this tab only: it goes with the tab, and with signing out. A text too large to be kept can be sent all the same. */
export function keepDraft<Values extends FieldValues>(
  { name, without }: Draft<Values>,
  values: Partial<Values>,
  fresh: Values,
): void {
  const typed = Object.entries(values).filter(([field, value]) => !without.includes(field) && value !== fresh[field]);
  if (typed.length === 0) {
    dropDraft(name);
    return;
  }
  storeIfItFits(sessionStorage, PREFIX + name, JSON.stringify(Object.fromEntries(typed)));
}

export const hasDraft = (name: string): boolean => Object.keys(stored(name)).length > 0;
export const dropDraft = (name: string): void => sessionStorage.removeItem(PREFIX + name);

export function dropDrafts(isMeant: (name: string) => boolean): void {
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(PREFIX) && isMeant(key.slice(PREFIX.length)))
    .forEach((key) => sessionStorage.removeItem(key));
}

/** Whoever signs in next on this device sees nothing of what the one before had typed. */
export const dropAllDrafts = (): void => dropDrafts(() => true);

/** Anything but an object of fields counts as nothing kept. */
function stored(name: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
