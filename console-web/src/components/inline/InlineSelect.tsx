import Select from '@mui/material/Select';
import { TOUCH_TARGET } from '../../theme/tokens';
import type { Choice } from '../form/fields/ChoiceField';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
  readonly isWrong?: boolean;
  /** The id of what is said about it. */
  readonly describedBy?: string;
}

/** A choice in the place of a value, by the platform's own picker. */
export const InlineSelect = ({
  label,
  value,
  choices,
  onChange,
  autoFocus = false,
  isWrong = false,
  describedBy,
}: Props) => (
  <Select
    native
    value={value}
    autoFocus={autoFocus}
    error={isWrong}
    onChange={({ target }) => onChange(target.value)}
    inputProps={{ 'aria-label': label, 'aria-describedby': describedBy }}
    sx={styles}
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value} disabled={choice.disabled}>
        {choice.label}
      </option>
    ))}
  </Select>
);

// On desks no higher than the line that it stands in.
const styles = {
  font: 'inherit',
  // In a narrow column it would be cut.
  minWidth: 'max-content',
  backgroundColor: 'background.paper',
  '& .MuiNativeSelect-select': {
    py: '2px',
    pl: { xs: '10px', md: '6px' },
    fontSize: { xs: 16, md: '1em' },
    height: { xs: TOUCH_TARGET, md: 28 },
    boxSizing: 'border-box',
  },
};
