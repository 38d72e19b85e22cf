import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from './Field';
import styles from './Field.module.css';
import { describedBy } from './field-ids';

interface SelectFieldProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'name' | 'id'> {
  name: string;
}

/** The options are its children. */
export function SelectField({ label, mark, hint, error, children, ...select }: SelectFieldProps) {
  const id = select.name;
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      <div className={styles.select}>
        <select {...select} id={id} className={styles.control} {...describedBy(id, hint, error)}>
          {children}
        </select>
      </div>
    </Field>
  );
}
