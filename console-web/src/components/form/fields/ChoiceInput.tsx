import { type InputProps, ValidationError, useInput, useTranslateLabel } from 'ra-core';
import { type Choice, ChoiceField } from './ChoiceField';

interface Props extends Pick<InputProps, 'source' | 'parse' | 'format' | 'defaultValue' | 'disabled'> {
  readonly label?: string;
  readonly choices: readonly Choice[];
  readonly autoFocus?: boolean;
  readonly isRequired?: boolean;
  /** What else follows from a choice. */
  readonly onChosen?: (value: string) => void;
}

/** A choice from a list as a field of a form, by the platform's own picker. */
export function ChoiceInput({ label, choices, onChosen, ...props }: Props) {
  const { autoFocus = false, disabled = false, isRequired = false, ...input } = props;
  const { field, fieldState } = useInput({ ...input, disabled });
  const labelOf = useTranslateLabel();
  return (
    <ChoiceField
      label={labelOf({ label, source: input.source })}
      value={String(field.value ?? '')}
      choices={choices}
      disabled={disabled}
      autoFocus={autoFocus}
      isRequired={isRequired}
      problem={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.(value);
      }}
    />
  );
}
