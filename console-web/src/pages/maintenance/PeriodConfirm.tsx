import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ConfirmedFlow } from '../../components/form/sending/useConfirmedForm';
import { ProblemLines } from '../../components/page/ProblemLines';
import { StickyActions } from '../../components/page/StickyActions';
import { t } from '../../i18n';
import { problemLines } from '../../providers/api/problem';
import type { MaintenanceStart } from '../../providers/calls/maintenance';
import { type PeriodForm, isPlanned } from './period-form';
import { PeriodFacts } from './PeriodFacts';

interface Props {
  readonly flow: ConfirmedFlow<PeriodForm, MaintenanceStart>;
  readonly period: MaintenanceStart;
}

/** What is about to begin, and the way to begin it; a refusal goes with it, whichever way leads back. */
export function PeriodConfirm({ flow, period }: Props) {
  const { pending, trouble, toInput, submit } = flow;
  return (
    <Stack sx={{ gap: 2 }}>
      <PeriodFacts
        period={period}
        noStart={t('maintenance.atOnce')}
        endNote={t('maintenance.endHint')}
        readers={t('maintenance.contentHint')}
      />
      <Typography sx={{ fontWeight: 700 }}>{t('maintenance.effect')}</Typography>
      <ProblemLines lines={problemLines(trouble)} />
      <StickyActions>
        <Button variant="outlined" disabled={pending} onClick={toInput}>
          {t('maintenance.back')}
        </Button>
        <Button variant="contained" color="warning" disabled={pending} onClick={() => submit(period)}>
          {startLabel(pending, isPlanned(period))}
        </Button>
      </StickyActions>
    </Stack>
  );
}

function startLabel(isPending: boolean, isPlanned: boolean): string {
  if (isPending) return t('maintenance.sending');
  return isPlanned ? t('maintenance.plan') : t('maintenance.start');
}
