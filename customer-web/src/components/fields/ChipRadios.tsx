import type { ReactNode } from 'react';
import styles from './ChipRadios.module.css';
import { FieldError, type FieldFrameProps } from './Field';
import { FieldLabel } from './FieldLabel';
import { describedBy, hintId } from './field-ids';

export interface Chip<Value> {
  value: Value;
  text: ReactNode;
  /** Read aloud, where the text on the chip is too short to be understood. */
  label?: string | undefined;
  disabled?: boolean;
}

interface ChipRadiosProps<Value> extends FieldFrameProps {
  /** Of the chosen chip, or else of the first: the error summary points at it. */
  name: string;
  value: Value | null;
  chips: readonly Chip<Value>[];
  onChange: (value: Value) => void;
}

/** One of a few short choices, side by side. */
export function ChipRadios<Value extends string | number>(props: ChipRadiosProps<Value>) {
  const { name, label, mark, hint, error, value, chips, onChange } = props;
  const target = chips.some((chip) => chip.value === value) ? value : chips.find(({ disabled }) => !disabled)?.value;
  return (
    <fieldset className={styles.field} data-field {...describedBy(name, hint, error)} aria-invalid={undefined}>
      <legend className={styles.legend}>
        <FieldLabel mark={mark}>{label}</FieldLabel>
      </legend>
      {hint && (
        <p id={hintId(name)} className="small muted">
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {chips.map((chip) => (
          <label key={chip.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              id={chip.value === target ? name : `${name}-${chip.value}`}
              className={styles.input}
              value={chip.value}
              checked={chip.value === value}
              disabled={chip.disabled}
              aria-label={chip.label}
              aria-invalid={(error !== undefined && chip.value === target) || undefined}
              onChange={() => onChange(chip.value)}
            />
            {chip.text}
          </label>
        ))}
      </div>
      <FieldError id={name} error={error} />
    </fieldset>
  );
}
