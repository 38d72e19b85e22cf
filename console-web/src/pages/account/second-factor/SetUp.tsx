import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { UseMutationResult } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useState } from 'react';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { t } from '../../../i18n';
import { shellTexts } from '../../../i18n/shell';
import { problemLines } from '../../../providers/api/problem';

interface Props {
  readonly app: { readonly secret: string; readonly uri: string };
  readonly confirm: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>;
  readonly onCancel: () => void;
}

/** What the app reads, and the code that it then shows. */
export function SetUp({ app, confirm, onCancel }: Props) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !confirm.isPending) confirm.mutate(code);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>{t('account.secondFactor.scan')}</Typography>
      <QRCodeSVG value={app.uri} size={192} marginSize={2} title={t('account.secondFactor.qr')} />
      <Typography variant="body2" color="textSecondary">
        {t('account.secondFactor.secret')}
      </Typography>
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {app.secret.replace(/.{4}(?=.)/g, '$& ')}
      </Box>
      <TextField
        autoFocus
        label={t('account.secondFactor.code')}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <ProblemLines lines={problemLines(confirm.error)} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={confirm.isPending}>
          {t('account.secondFactor.confirm')}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {shellTexts.cancel}
        </Button>
      </Box>
    </Box>
  );
}
