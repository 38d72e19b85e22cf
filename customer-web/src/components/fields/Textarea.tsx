import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from './Field';
import styles from './Field.module.css';
import { describedBy } from './field-ids';

interface TextareaProps extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'name' | 'id'> {
  name: string;
}

export function Textarea({ label, mark, hint, error, ...textarea }: TextareaProps) {
  const id = textarea.name;
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
      <textarea rows={4} {...textarea} id={id} className={styles.control} {...describedBy(id, hint, error)} />
    </Field>
  );
}
