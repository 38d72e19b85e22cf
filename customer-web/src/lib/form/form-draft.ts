import type { FieldValues } from 'react-hook-form';
import { machineMillis } from '@laundry/web-kit/clock';
import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';

const PREFIX = 'laundry.customer.draft.';

/** What is kept of a form that is not sent yet. */
export interface Draft<Values extends FieldValues> {
  /** Of which form, whose or of what: `booking.12`. */
  name: string;
  /** Never written down: passwords, door codes, and what is to be agreed to anew. */
  without: readonly (keyof Values & string)[];
  /** How long after the last change it is kept; as long as the tab, unless said. */
  minutes?: number;
}

/** Beside the fields: when it ends, in ms since 1970. */
const ENDS = 'draft_ends_at';
export const MINUTE = 60_000;

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
  { name, without, minutes }: Draft<Values>,
  values: Partial<Values>,
  fresh: Values,
): void {
  const typed = Object.entries(values).filter(([field, value]) => !without.includes(field) && value !== fresh[field]);
  if (typed.length === 0) {
    dropDraft(name);
    return;
  }
  const ends = minutes === undefined ? {} : { [ENDS]: machineMillis() + minutes * MINUTE };
  storeIfItFits(sessionStorage, PREFIX + name, JSON.stringify({ ...Object.fromEntries(typed), ...ends }));
}

export const hasDraft = (name: string): boolean => Object.keys(stored(name)).length > 0;
export const dropDraft = (name: string): void => sessionStorage.removeItem(PREFIX + name);

export const dropDrafts = (isMeant: (name: string) => boolean): void => names().filter(isMeant).forEach(dropDraft);

/** Whoever signs in next on this device sees nothing of what the one before had typed. */
export const dropAllDrafts = (): void => dropDrafts(() => true);

export const anyDraft = (): boolean => names().length > 0;

export const names = (): string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));

/** Anything but an object of fields counts as nothing kept; one whose time is over is dropped. */
export function stored(name: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    if (!(ENDS in kept) || Number(kept[ENDS]) > machineMillis()) return kept;
    dropDraft(name);
    return {};
  } catch {
    return {};
  }
}
