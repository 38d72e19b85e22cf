import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ValidationError, useInput } from 'ra-core';
import { useId } from 'react';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../../i18n';
import { roleLabel } from '../../../providers/access/role-label';
import { tokens } from '../../../theme/tokens';
import type { AssignChoice } from './assign-choices';

/** Nobody, as a choice. */
const NOBODY = 'nobody';

interface Props {
  readonly label: string;
  readonly choices: readonly AssignChoice[];
  /** Who is chosen until somebody else is; empty when nobody is. */
  readonly usual: string;
  readonly mayBeNobody: boolean;
}

/** The people, each with their role and what they have to do already. */
export function StaffInput({ label, choices, usual, mayBeNobody }: Props) {
  const { field, fieldState } = useInput<string>({ source: 'staff' });
  const id = useId();
  const message = fieldState.error?.message;
  return (
    <FormControl required component="fieldset" error={message !== undefined}>
      <FormLabel component="legend" id={id} sx={{ fontSize: 13, fontWeight: 700 }}>
        {label}
      </FormLabel>
      {message && (
        <FormHelperText role="alert">
          <ValidationError error={message} />
        </FormHelperText>
      )}
      <RadioGroup
        aria-required
        aria-labelledby={id}
        value={String(field.value || usual)}
        onChange={(_, value) => field.onChange(value)}
        sx={{ maxHeight: '50vh', overflow: 'auto', flexWrap: 'nowrap' }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            value={String(choice.id)}
            control={<Radio size="small" />}
            label={<StaffLabel choice={choice} />}
            slotProps={{ typography: { sx: { flex: 1 } } }}
            sx={line}
          />
        ))}
        {mayBeNobody && (
          <FormControlLabel
            value={NOBODY}
            control={<Radio size="small" />}
            label={t('requests.assign.nobody')}
            sx={line}
          />
        )}
      </RadioGroup>
    </FormControl>
  );
}

function StaffLabel({ choice }: { choice: AssignChoice }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
      <strong>{personName(choice)}</strong>
      <Box component="span" sx={{ color: tokens.inkSoft, fontSize: 13 }}>
        {roleLabel(choice)}
      </Box>
      {choice.is_usual && (
        <Box component="span" sx={{ color: tokens.good, fontSize: 13, fontWeight: 700 }}>
          {t('requests.assign.usual')}
        </Box>
      )}
      <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {t('requests.assign.load', { count: choice.requests, bags: choice.bags })}
      </Box>
    </Box>
  );
}

const line = { m: 0, minHeight: { xs: 48, md: 36 }, borderBottom: `1px solid ${tokens.line}` };
