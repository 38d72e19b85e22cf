import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { tokens } from '../../../theme/tokens';
import type { Choice } from './ChoiceField';

interface Props {
  readonly label: ReactNode;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly problem?: ReactNode;
}

/** One of a few that has to be chosen, all in sight and large enough for wet hands. */
export function ChoiceButtons({ label, value, choices, onChange, problem }: Props) {
  const problemId = useId();
  return (
    <FormControl required component="fieldset" error={Boolean(problem)}>
      <FormLabel component="legend" sx={{ fontSize: 13, mb: 0.5 }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-required
        value={value}
        onChange={(_, chosen) => onChange(chosen)}
        aria-describedby={problem ? problemId : undefined}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: 1 }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.label}
            control={<Radio />}
            slotProps={{ typography: { sx: { fontWeight: 700, lineHeight: 1.3 } } }}
            sx={button}
          />
        ))}
      </RadioGroup>
      {problem && <FormHelperText id={problemId}>{problem}</FormHelperText>}
    </FormControl>
  );
}

const button = {
  m: 0,
  pr: 1.5,
  minHeight: 52,
  border: `1px solid ${tokens.lineStrong}`,
  borderRadius: 2,
  backgroundColor: tokens.paper,
  '&:has(:checked)': { borderColor: tokens.accent, backgroundColor: tokens.accentSoft },
};
