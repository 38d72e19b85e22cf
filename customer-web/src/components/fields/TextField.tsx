import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldFrameProps } from './Field';
import styles from './Field.module.css';
import { describedBy } from './field-ids';

interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'name' | 'id'> {
  /** Also the id: the error summary points at it. Spread `form.register(name)` to fill it. */
  name: string;
  /** A button that belongs to the field, such as the postal code's search. */
  beside?: ReactNode;
}

export function TextField({ label, mark, hint, error, beside, ...input }: TextFieldProps) {
  const id = input.name;
  const control = <input type="text" {...input} id={id} className={styles.control} {...describedBy(id, hint, error)} />;
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      {beside ? (
        <div className={styles.beside}>
          {control}
          {beside}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}
