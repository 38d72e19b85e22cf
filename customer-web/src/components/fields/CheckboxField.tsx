import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';
import { FieldError } from './Field';
import { classNames } from '../../styles/class-names';
import { describedBy } from './field-ids';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'type'> {
  name: string;
  label: ReactNode;
  note?: ReactNode;
  error?: string | undefined;
  /** Without its frame, among other text. */
  plain?: boolean;
}

export function CheckboxField({ label, note, error, plain = false, ...input }: CheckboxFieldProps) {
  const id = input.name;
  return (
    <div className={styles.group} data-field>
      <label className={classNames(styles.choice, plain && styles.plain)}>
        <input {...input} id={id} type="checkbox" className={styles.input} {...describedBy(id, null, error)} />
        <span className={styles.text}>
          {label}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
