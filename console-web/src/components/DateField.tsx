import TextField from '@mui/material/TextField';
import { type JstDate, parseDate } from '@laundry/shared/time/jst';
import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly value: JstDate;
  readonly isWrong: boolean;
  readonly min?: JstDate;
  readonly max?: JstDate;
  readonly onChange: (value: JstDate) => void;
}

/** A day by the platform's own picker. While a year is being typed it is no date yet: only whole dates are handed on. */
export function DateField({ label, value, isWrong, min, max, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="date"
      value={typed ?? value}
      error={isWrong || typed !== null}
      onChange={(event) => {
        const date = parseDate(event.target.value);
        setTyped(date === null ? event.target.value : null);
        if (date !== null) onChange(date);
      }}
      onBlur={() => setTyped(null)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
    />
  );
}
