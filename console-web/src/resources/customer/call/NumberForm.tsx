import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@laundry/shared/constants/limits';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../i18n';
import { TOUCH_TARGET } from '../../../theme/tokens';
import { CALL_PATH, ofNumber } from './call-path';

/** The number of a call, as it was told or typed. */
export function NumberForm({ told }: { told: string }) {
  const [number, setNumber] = useState(told);
  const navigate = useNavigate();
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(CALL_PATH, { replace: true, state: ofNumber(number) });
      }}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <TextField
        autoFocus={told === ''}
        fullWidth
        type="tel"
        label={t('call.number')}
        helperText={t('call.hint')}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.searchLength, autoComplete: 'off', enterKeyHint: 'search' } }}
      />
      <Button type="submit" variant="contained" sx={{ flexShrink: 0, minHeight: { xs: TOUCH_TARGET, md: 40 } }}>
        {t('call.find')}
      </Button>
    </Box>
  );
}
