import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldLabel, type FieldMark } from './FieldLabel';
import { errorId, hintId } from './field-ids';

export interface FieldFrameProps {
  label: ReactNode;
  /** A word beside the label: most forms mark what is optional, long ones what is required. */
  mark?: FieldMark | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

interface FieldProps extends FieldFrameProps {
  id: string;
  children: ReactNode;
}

/** Label, hint, control and message of one field, in the order in which they are read. */
export function Field({ id, label, mark, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field} data-field>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel mark={mark}>{label}</FieldLabel>
      </label>
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={errorId(id)}>
      {error}
    </p>
  );
}
