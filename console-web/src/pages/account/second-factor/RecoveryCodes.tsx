import ContentCopy from '@mui/icons-material/ContentCopy';
import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveFile } from '@laundry/web-kit/files/save-file';
import { useCopy } from '../../../components/files/useCopy';
import { t } from '../../../i18n';

/** Told once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copy = useCopy();
  const text = codes.join('\n');
  const words = { copied: t('account.secondFactor.codesCopied'), failed: t('account.secondFactor.codesNotCopied') };
  const save = () =>
    saveFile({ name: t('account.secondFactor.codesFile'), blob: new Blob([text], { type: 'text/plain' }) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3">{t('account.secondFactor.codesTitle')}</Typography>
      <Typography>{t('account.secondFactor.codesLead')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, columns: { sm: 2 }, columnGap: 4, fontFamily: 'monospace', fontSize: 16 }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy(text, words)}>
          {t('account.secondFactor.codesCopy')}
        </Button>
        <Button variant="outlined" startIcon={<Download />} onClick={save}>
          {t('account.secondFactor.codesSave')}
        </Button>
      </Box>
      <Button variant="contained" onClick={onKept}>
        {t('account.secondFactor.codesKept')}
      </Button>
    </Box>
  );
}
