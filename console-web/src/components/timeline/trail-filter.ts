import type { TrailEntry } from '../../providers/api/api-types';
import type { Choice } from '../form/fields/ChoiceField';
import { operationLabel, operatorText } from './trail-words';

/** Which entries of a trail are wanted; empty: all of them. */
export interface TrailFilter {
  readonly kind: string;
  readonly person: string;
}
type Part = keyof TrailFilter;

export const EVERYTHING: TrailFilter = { kind: '', person: '' };

/** One person may have been called differently, and two the same. */
const VALUES: Readonly<Record<Part, (entry: TrailEntry) => Choice>> = {
  kind: ({ operation_type }) => ({ value: String(operation_type), label: operationLabel(operation_type) }),
  person: (entry) => ({ value: String(entry.operation_user_id ?? 'system'), label: operatorText(entry) }),
};

/** What a trail can be narrowed to, in the order in which it comes, each once. */
export function choicesOf(entries: readonly TrailEntry[], part: Part): readonly Choice[] {
  const choices = new Map<string, Choice>();
  for (const choice of entries.map(VALUES[part])) if (!choices.has(choice.value)) choices.set(choice.value, choice);
  return [...choices.values()];
}

/** The entries that are wanted; a choice that none of them has is none. */
export function wanted<Entry extends TrailEntry>(entries: readonly Entry[], filter: TrailFilter): readonly Entry[] {
  const fits = (part: Part) => {
    const has = (entry: Entry) => VALUES[part](entry).value === filter[part];
    return filter[part] !== '' && entries.some(has) ? has : () => true;
  };
  const [isKind, isPerson] = [fits('kind'), fits('person')];
  return entries.filter((entry) => isKind(entry) && isPerson(entry));
}
