import ContentCopy from '@mui/icons-material/ContentCopy';
import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { slashDate } from '@laundry/shared/time/display';
import { saveFile } from '@laundry/web-kit/files/save-file';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useCopy } from '../../../components/files/useCopy';
import { ActionDialog } from '../../../components/form/dialog/ActionDialog';
import { t } from '../../../i18n';
import { shellTexts } from '../../../i18n/shell';
import { roleLabel } from '../../../providers/access/role-label';
import { useOperator } from '../../../providers/access/OperatorContext';
import { nowJst } from '../../../providers/clock';
import { session } from '../../../providers/session/session';

/** One that is over, or somebody else's, is left at once. */
const isOwnSession = () => session.token() !== null && !session.isReplaced();

/** Told once: leaving them is asked about, until they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copy = useCopy();
  const operator = useOperator();
  const text = codes.join('\n');
  const words = { copied: t('account.secondFactor.copied'), failed: t('account.secondFactor.notCopied') };
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isOwnSession(),
  );
  useBeforeUnload((event) => {
    if (isOwnSession()) event.preventDefault();
  });
  const save = () => {
    const lines = [
      `${shellTexts.product} ${t('account.secondFactor.codesTitle')}`,
      window.location.origin,
      t('account.secondFactor.codesOf', { name: `${operator.fullName}（${roleLabel(operator)}）` }),
      t('account.secondFactor.codesAt', { date: slashDate(nowJst()) }),
      '',
      ...codes,
      '',
    ];
    saveFile({ name: t('account.secondFactor.codesFile'), blob: new Blob([lines.join('\n')], { type: 'text/plain' }) });
  };
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
          {t('account.secondFactor.copy')}
        </Button>
        <Button variant="outlined" startIcon={<Download />} onClick={save}>
          {t('account.secondFactor.codesSave')}
        </Button>
      </Box>
      <Button variant="contained" onClick={onKept}>
        {t('account.secondFactor.codesKept')}
      </Button>
      {leaving.state === 'blocked' && (
        <ActionDialog
          danger
          title={t('account.secondFactor.leave.title')}
          submitLabel={t('account.secondFactor.leave.submit')}
          pendingLabel={t('account.secondFactor.leave.submit')}
          backLabel={t('account.secondFactor.leave.stay')}
          isPending={false}
          problems={[]}
          onSubmit={() => leaving.proceed()}
          onClose={() => leaving.reset()}
        >
          <Typography>{t('account.secondFactor.leave.lead')}</Typography>
        </ActionDialog>
      )}
    </Box>
  );
}
