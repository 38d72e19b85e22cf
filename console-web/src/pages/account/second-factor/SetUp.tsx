import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { focusFirstWrong } from '@laundry/web-kit/forms/steps/focus';
import type { UseMutationResult } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useEffect, useState } from 'react';
import { useCopy } from '../../../components/files/useCopy';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { t } from '../../../i18n';
import { shellTexts } from '../../../i18n/shell';
import { problemLines, problemOf } from '../../../providers/api/problem';

interface Props {
  readonly app: { readonly secret: string; readonly uri: string };
  readonly confirm: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>;
  readonly onCancel: () => void;
}

/** What the app reads, and the code that it then shows. */
export function SetUp({ app, confirm, onCancel }: Props) {
  const [code, setCode] = useState('');
  const copy = useCopy();
  const words = { copied: t('account.secondFactor.copied'), failed: t('account.secondFactor.notCopied') };
  const { error } = confirm;
  const lines = problemLines(error);
  const isOfCode = error !== null && problemOf(error).refusals !== undefined;
  useEffect(() => {
    if (error !== null) focusFirstWrong();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !confirm.isPending) confirm.mutate(code);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>{t('account.secondFactor.scan')}</Typography>
      <QRCodeSVG value={app.uri} size={192} marginSize={2} title={t('account.secondFactor.qr')} />
      {/* A phone cannot read its own screen. */}
      <Button href={app.uri}>{t('account.secondFactor.openApp')}</Button>
      <Typography variant="body2" color="textSecondary">
        {t('account.secondFactor.secret')}
      </Typography>
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {app.secret.replace(/.{4}(?=.)/g, '$& ')}
      </Box>
      <Button startIcon={<ContentCopy />} onClick={() => void copy(app.secret, words)}>
        {t('account.secondFactor.copySecret')}
      </Button>
      <TextField
        autoFocus
        label={t('account.secondFactor.code')}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
        error={isOfCode}
        helperText={isOfCode && lines.map((line) => `▲ ${line}`).join('\n')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      {!isOfCode && <ProblemLines lines={lines} />}
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
