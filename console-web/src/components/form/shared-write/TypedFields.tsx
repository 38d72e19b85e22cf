import { isSame } from '@laundry/shared/rules/versions/rebase';
import { useEffect } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';

interface Props {
  /** What the form began with, but for what waited as a draft. */
  readonly began: FieldValues;
  readonly onTyped: (fields: readonly string[]) => void;
}

/** Says which fields of the form around it somebody has typed into: of these others' changes are told, the rest stays theirs. */
export function TypedFields({ began, onTyped }: Props) {
  const values: FieldValues = useWatch();
  const typed = Object.keys(began)
    .filter((field) => field in values && !isSame(values[field], began[field]))
    .join(' ');
  useEffect(() => onTyped(typed === '' ? [] : typed.split(' ')), [typed, onTyped]);
  return null;
}
