import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@laundry/shared/constants/limits';
import { t } from '../../../i18n';
import { tokens } from '../../../theme/tokens';

/** The bags that are really there, one more or one less at a tap. */
export function CountStepper({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <Box role="group" aria-label={t('day.counted')} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Typography sx={{ flex: 1 }}>{t('day.counted')}</Typography>
      <IconButton
        aria-label={t('day.fewer')}
        disabled={value <= LIMITS.pickupCountMin}
        onClick={() => onChange(value - 1)}
        sx={button}
      >
        <RemoveIcon />
      </IconButton>
      <Typography
        component="output"
        aria-live="polite"
        sx={{ minWidth: 56, fontSize: 22, fontWeight: 700, textAlign: 'center' }}
      >
        {t('day.bags', { count: value })}
      </Typography>
      <IconButton
        aria-label={t('day.more')}
        disabled={value >= LIMITS.pickupCountMax}
        onClick={() => onChange(value + 1)}
        sx={button}
      >
        <AddIcon />
      </IconButton>
    </Box>
  );
}

const button = { width: 52, height: 52, border: `1px solid ${tokens.lineStrong}` };
