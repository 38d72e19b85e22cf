import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { t } from '../../../i18n';
import type { UserField } from '../../../providers/calls/user-fields';
import type { EditedField } from './user-edits';

/** The fields that are one of a few values. */
export type ChoiceField = Exclude<UserField & EditedField, 'management_notes' | 'role'>;

/** A value as a choice; null: not told yet. */
export interface ValueChoice {
  readonly value: number | null;
  readonly label: string;
}

const lov = (list: readonly { readonly key: string; readonly val: string }[]): readonly ValueChoice[] =>
  list.map(({ key, val }) => ({ value: Number(key), label: val }));
const FLAG: readonly ValueChoice[] = [
  { value: 0, label: t('users.none') },
  { value: 1, label: t('users.yes') },
];

export const CHOICES: Readonly<Record<ChoiceField, readonly ValueChoice[]>> = {
  wash_weight: lov(LOVS_JA.wash_weight_point),
  weight: lov(LOVS_JA.weight_point),
  is_saturday_available: FLAG,
  receipt: FLAG,
  has_oil_treatment: [{ value: null, label: t('users.unset') }, ...FLAG],
  laundry_type: lov(LOVS_JA.laundry_type),
  wash_type_setting: FLAG,
  fold_type_setting: FLAG,
};

export const isChoiceField = (field: string): field is ChoiceField => Object.hasOwn(CHOICES, field);

export const choiceText = (field: ChoiceField, value: number | null): string =>
  CHOICES[field].find((choice) => choice.value === value)?.label ?? t('users.unset');
