import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface Props {
  readonly label: ReactNode;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly isWrong?: boolean;
  readonly problem?: ReactNode;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly isRequired?: boolean;
}

/** A choice from a list, by the platform's own picker: the quickest on phones and with the keyboard. */
export function ChoiceField({ label, value, choices, onChange, problem, ...props }: Props) {
  const { isWrong = false, disabled = false, autoFocus = false, isRequired = false } = props;
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      required={isRequired}
      autoFocus={autoFocus}
      error={isWrong || Boolean(problem)}
      helperText={problem}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
