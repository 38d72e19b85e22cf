import type { TabStore } from '../../storage/tab-store';
import { changesIn, changesOf, withChanges } from './draft-changes';
import { typedSecrets } from './secrets';

/** Beside the changes of a draft: the names of the secrets that were typed, which is all that is written of them. */
const LOST = '*lost';

/** The fields of a form, or of its rows: a secret that is none of them would be written down. */
export type FieldOf<Form> = Form extends readonly (infer Row)[] ? FieldOf<Row> : keyof NoInfer<Form> & string;

/** What is stored of a form that is not sent yet. */
export interface Draft<Field extends string = string> {
  /** Of which form, whose or of what: `booking.12`. */
  readonly name: string;
  readonly secrets?: readonly Field[];
  /** How long after the last change it is stored; as long as the tab, unless said. */
  readonly minutes?: number | undefined;
}

export const draftIn = (store: TabStore, { name, secrets }: Draft) => changesIn(store.read(name), secrets);

/** The secrets that were typed into it, and are to be typed again. */
export function lostIn(store: TabStore, { name }: Draft): readonly string[] {
  const kept: unknown = Object.entries(store.read(name) ?? {}).find(([field]) => field === LOST)?.[1];
  return Array.isArray(kept) ? kept.filter((place) => typeof place === 'string') : [];
}

/** A form as it was left. Whatever was left as it stood, such as the next day that can be had, is up to date. */
export const readDraft = <Values extends object>(store: TabStore, draft: Draft, fresh: Values): Values =>
  withChanges(fresh, draftIn(store, draft));

/** A text too large to be stored can be sent all the same. */
export function keepDraft(
  store: TabStore,
  { name, secrets, minutes }: Draft,
  values: object,
  fresh: object,
  before = {},
  lostBefore: readonly string[] = [],
): void {
  const changes = changesIn(changesOf(values, fresh, before), secrets);
  const lost = [...new Set([...lostBefore, ...typedSecrets(values, fresh, secrets ?? [])])];
  const kept = { ...changes, ...(lost.length > 0 && { [LOST]: lost }) };
  if (Object.keys(kept).length > 0) store.keep(name, kept, minutes);
  else store.forget(name);
}

export const hasDraft = (store: TabStore, name: string): boolean => Object.keys(draftIn(store, { name })).length > 0;
