import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import styles from './Choice.module.css';
import { FieldError, type FieldFrameProps } from './Field';
import field from './Field.module.css';
import { FieldLabel } from './FieldLabel';
import { classNames } from '../../styles/class-names';
import { describedBy, hintId } from './field-ids';

export interface RadioChoice {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  /** Why it can't be chosen is its `note`. */
  disabled?: boolean;
}

interface RadioGroupProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'value'> {
  /** The first choice's id: the error summary points at it. Spread `form.register(name)` to fill it. */
  name: string;
  choices: readonly RadioChoice[];
  columns?: 1 | 2 | 3;
  /** The chosen value, for a group that is controlled. */
  value?: string;
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, mark, hint, error, choices, columns = 1, value, onBlur, ...input } = props;
  const id = input.name;
  // react-hook-form reads a group that is left without a choice as null, where a form begins with an empty text.
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    if (event.currentTarget.closest('fieldset')?.querySelector(':checked')) onBlur?.(event);
  };
  return (
    <fieldset role="radiogroup" className={styles.group} data-field {...describedBy(id, hint, error)}>
      <legend className={styles.legend}>
        <FieldLabel mark={mark}>{label}</FieldLabel>
      </legend>
      {hint && (
        <p className={field.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <div className={classNames(styles.choices, columns > 1 && styles[`columns${columns}`])}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.choice}>
            <input
              {...input}
              onBlur={leave}
              id={index === 0 ? id : `${id}-${choice.value}`}
              type="radio"
              className={styles.input}
              value={choice.value}
              disabled={choice.disabled}
              checked={value === undefined ? undefined : value === choice.value}
            />
            <span className={styles.text}>
              {choice.label}
              {choice.note && <span className={styles.note}>{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
