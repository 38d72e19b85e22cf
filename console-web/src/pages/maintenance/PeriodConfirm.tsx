import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ProblemLines } from '../../components/page/ProblemLines';
import { StickyActions } from '../../components/page/StickyActions';
import { t } from '../../i18n';
import { problemLines } from '../../providers/api/problem';
import type { MaintenanceStart } from '../../providers/calls/maintenance';
import { useConsoleData } from '../../providers/useConsoleData';
import { isPlanned } from './period-form';
import { PeriodFacts } from './PeriodFacts';
import { useMaintenanceMutation } from './useMaintenanceMutation';

interface Props {
  readonly period: MaintenanceStart;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** What is about to begin, and the way to begin it; a refusal goes with it, whichever way leads back. */
export function PeriodConfirm({ period, onBack, onDone }: Props) {
  const { startMaintenance } = useConsoleData();
  const { mutate, error, isPending } = useMaintenanceMutation(() => startMaintenance(period), onDone);
  return (
    <Stack sx={{ gap: 2 }}>
      <PeriodFacts period={period} noStart={t('maintenance.atOnce')} readers={t('maintenance.contentHint')} />
      <Typography sx={{ fontWeight: 700 }}>{t('maintenance.effect')}</Typography>
      <ProblemLines lines={error === null ? [] : problemLines(error)} />
      <StickyActions>
        <Button variant="outlined" disabled={isPending} onClick={onBack}>
          {t('maintenance.back')}
        </Button>
        <Button variant="contained" color="warning" disabled={isPending} onClick={() => mutate()}>
          {startLabel(isPending, isPlanned(period))}
        </Button>
      </StickyActions>
    </Stack>
  );
}

function startLabel(isPending: boolean, isPlanned: boolean): string {
  if (isPending) return t('maintenance.sending');
  return isPlanned ? t('maintenance.plan') : t('maintenance.start');
}
