import { OPERATION } from '../../constants/operation-types.js';
import type { ChangedField, UndoableOperation } from './operation-kinds.js';
import { storedText, type StoredChange } from './stored-changes.js';

/**
 * `value`: what it was can be set again. `maybe`: nothing, too. `name`: says what the operation was about.
 * `never`: what it was is not stored, or more than this field would have to go back.
 */
type Kind = 'value' | 'maybe' | 'name' | 'never';

/** Of the operations that can honestly be taken back each field; one that is not here does not compile (docs/decisions/105). */
const KINDS: { readonly [Type in UndoableOperation]: Readonly<Record<ChangedField<Type>, Kind>> } = {
  [OPERATION.areaChanged]: {
    undoes: 'name',
    zipcode: 'value',
    prefecture: 'value',
    address: 'value',
    start_time: 'value',
    end_time: 'value',
    is_valid_monthly: 'value',
    is_valid_onetime: 'value',
    is_valid_onetime_b: 'value',
    bikou: 'value',
  },
  [OPERATION.venueChanged]: {
    undoes: 'name',
    code: 'name',
    name: 'value',
    provider_name: 'value',
    property_name: 'value',
    default_lang: 'value',
    pickup_delivery_types: 'value',
  },
  [OPERATION.priceGridChanged]: {
    undoes: 'name',
    row: 'name',
    week1: 'maybe',
    week2: 'maybe',
    week3: 'maybe',
    week4: 'maybe',
    week5: 'maybe',
    week6: 'maybe',
  },
  [OPERATION.profileChanged]: {
    undoes: 'name',
    fields: 'never',
    management_notes: 'never',
    discount_price_for_add: 'never',
    is_saturday_available: 'value',
    wash_weight: 'value',
    weight: 'value',
    wash_type_setting: 'value',
    fold_type_setting: 'value',
    has_oil_treatment: 'maybe',
    laundry_type: 'value',
    receipt: 'value',
  },
  [OPERATION.staffAssigned]: { undoes: 'name', staff_id: 'maybe' },
};

const kindsOf = new Map(Object.entries(KINDS).map(([type, kinds]) => [type, new Map(Object.entries<Kind>(kinds))]));

/** The changes that taking an operation back would reverse; none where it cannot be taken back, which is all of it or nothing. */
export function reversible<Change extends StoredChange>(type: number, changes: readonly Change[]): readonly Change[] {
  const kinds = kindsOf.get(String(type));
  const kindOf = ({ field }: StoredChange): Kind => kinds?.get(field) ?? 'never';
  const steps = changes.filter((change) => kindOf(change) !== 'name' && change.from !== change.to);
  const isBack = (change: Change): boolean =>
    kindOf(change) === 'maybe' || (kindOf(change) === 'value' && change.from !== null);
  return steps.every(isBack) ? steps : [];
}

/** What taking changes back changes. */
export const reversed = (changes: readonly StoredChange[]): readonly StoredChange[] =>
  changes.map(({ field, from, to, from_name, to_name }) => ({
    field,
    from: to,
    to: from,
    from_name: to_name,
    to_name: from_name,
  }));

/** Those of some changes after which the record was changed again: it is not now what they left. */
export function changedSince(changes: readonly StoredChange[], now: object): readonly StoredChange[] {
  const values = new Map<string, unknown>(Object.entries(now));
  return changes.filter(({ field, to }) => storedText(values.get(field)) !== to);
}

interface TrailEntry {
  readonly id: number;
  readonly operation_type: number;
  readonly changes: readonly StoredChange[];
  /** The entry that takes it back; null: none does. */
  readonly undone_by_id: number | null;
}

/** The entries of one record's trail, the latest first, that can be taken back as far as the trail tells: nothing later changed the same. */
export function undoable(trail: readonly TrailEntry[]): ReadonlySet<number> {
  const changedLater = new Set<string>();
  const found = new Set<number>();
  for (const { id, operation_type, changes, undone_by_id } of trail) {
    const back = reversible(operation_type, changes);
    if (back.length > 0 && undone_by_id === null && !back.some(({ field }) => changedLater.has(field))) found.add(id);
    for (const { field, from, to } of changes) if (from !== to) changedLater.add(field);
  }
  return found;
}
