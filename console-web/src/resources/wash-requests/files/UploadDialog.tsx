import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'ra-core';
import { type ChangeEvent, useState } from 'react';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { tokens } from '../../../theme/tokens';
import { unseen } from '../../../theme/unseen';
import { UploadLines } from './UploadLines';
import { decodeText } from './decode-text';
import { isGood } from './upload-verdict';

/** Assigns by a file: what each of its lines would do is told first. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const data = useConsoleData();
  const notify = useNotify();
  const refresh = useRefresh();
  const [failed, setFailed] = useState<readonly number[]>([]);
  const check = useMutation({
    mutationFn: async (file: File) => {
      const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()));
      const lines = text.trim() === '' ? [] : await data.getUploadLines(text);
      return { name: file.name, encoding, text, lines };
    },
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file, corrected, can be chosen again.
    event.target.value = '';
    setFailed([]);
    if (file !== undefined) check.mutate(file);
  };
  const upload = async () => {
    if (check.data === undefined) return;
    const { registered, failed_lines } = await data.uploadAssignments(check.data.text);
    notify(t('requestFiles.assignments.saved', { count: registered }), { type: 'success' });
    refresh();
    setFailed(failed_lines);
    if (failed_lines.length === 0) onClose();
  };
  const good = (check.data?.lines ?? []).filter(isGood).length;
  return (
    <FormDialog
      title={t('requestFiles.assignments.title')}
      submitLabel={t('requestFiles.assignments.submit', { count: good })}
      pendingLabel={t('requestFiles.assignments.submitting')}
      disabled={good === 0 || failed.length > 0}
      back={failed.length > 0 ? { label: t('requestFiles.assignments.close'), onClick: onClose } : undefined}
      maxWidth="md"
      isChanged={check.data !== undefined && failed.length === 0}
      record={{}}
      onSubmit={upload}
      onClose={onClose}
    >
      <Typography>{t('requestFiles.assignments.lead')}</Typography>
      <Button component="label" role={undefined} tabIndex={-1} variant="outlined" sx={chooser}>
        {t(check.data === undefined ? 'requestFiles.assignments.choose' : 'requestFiles.assignments.other')}
        <FileBox type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={choose} />
      </Button>
      {check.isPending && <LinearProgress aria-label={t('requestFiles.assignments.reading')} />}
      <ProblemLines lines={check.error === null ? [] : problemLines(check.error)} />
      {failed.length > 0 && (
        <Alert severity="warning">{t('requestFiles.assignments.failed', { rows: failed.join(', ') })}</Alert>
      )}
      {check.data && (
        <>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {t('requestFiles.assignments.file', {
              name: check.data.name,
              encoding: check.data.encoding,
              count: check.data.lines.length,
            })}
          </Typography>
          {check.data.lines.length === 0 ? (
            <Typography role="status">{t('requestFiles.assignments.nothing')}</Typography>
          ) : (
            <UploadLines key={check.data.name} lines={check.data.lines} />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Out of sight, but there for the keyboard and for screen readers. */
const FileBox = styled('input')(unseen);

const chooser = {
  alignSelf: 'flex-start',
  '&:focus-within': { outline: `3px solid ${tokens.focus}`, outlineOffset: 2 },
};
