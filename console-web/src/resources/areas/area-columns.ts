import type { AreaBody } from '../../providers/api/api-types';

export type AreaField = keyof AreaBody;
type FieldsOf<Kind> = { [Field in AreaField]: AreaBody[Field] extends Kind ? Field : never }[AreaField];

/** The columns after the actions, in their order; how a cell is edited follows from its kind. */
export type AreaColumn =
  | { readonly kind: 'flag'; readonly field: FieldsOf<boolean> }
  | { readonly kind: 'text' | 'time' | 'notes'; readonly field: FieldsOf<string> };

export const AREA_COLUMNS: readonly AreaColumn[] = [
  { kind: 'flag', field: 'is_valid_monthly' },
  { kind: 'flag', field: 'is_valid_onetime' },
  { kind: 'flag', field: 'is_valid_onetime_b' },
  { kind: 'text', field: 'zipcode' },
  { kind: 'text', field: 'prefecture' },
  { kind: 'text', field: 'address' },
  { kind: 'time', field: 'start_time' },
  { kind: 'time', field: 'end_time' },
  { kind: 'notes', field: 'bikou' },
];
