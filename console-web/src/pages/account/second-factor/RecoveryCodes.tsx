import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../../i18n';

/** Told once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3">{t('account.secondFactor.codesTitle')}</Typography>
      <Typography>{t('account.secondFactor.codesLead')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, columns: { sm: 2 }, columnGap: 4, fontFamily: 'monospace', fontSize: 16 }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="contained" onClick={onKept}>
        {t('account.secondFactor.codesKept')}
      </Button>
    </Box>
  );
}
