import TextField from '@mui/material/TextField';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

/** A choice from a list, by the platform's own picker: the quickest on phones and with the keyboard. */
export function ChoiceField({ label, value, choices, onChange, problem, disabled = false, autoFocus = false }: Props) {
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      autoFocus={autoFocus}
      error={problem !== undefined}
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
