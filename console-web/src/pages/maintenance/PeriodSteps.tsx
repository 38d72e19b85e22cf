import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { ServerRefusal } from '@laundry/web-kit/calls/api-error';
import { retold } from '@laundry/web-kit/calls/retold';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConfirmedForm } from '../../components/form/sending/useConfirmedForm';
import { DonePanel } from '../../components/page/DonePanel';
import { ProblemLines } from '../../components/page/ProblemLines';
import { Steps } from '../../components/page/Steps';
import { t } from '../../i18n';
import type { MaintenanceStart } from '../../providers/calls/maintenance';
import { problemLines } from '../../providers/api/problem';
import { nowJst } from '../../providers/clock';
import { MAINTENANCE_KEY } from '../../providers/maintenance';
import { useConsoleData } from '../../providers/useConsoleData';
import { NEW_PERIOD, type PeriodForm, isPlanned, periodBody, periodErrors } from './period-form';
import { PeriodConfirm } from './PeriodConfirm';
import { PeriodInput } from './PeriodInput';

const STEPS = [t('maintenance.steps.input'), t('maintenance.steps.confirm'), t('maintenance.steps.done')];
/** A moment is typed as a date and a time. */
const onDate = (refusal: ServerRefusal) => ({ ...refusal, field: refusal.field.replace(/_dt$/, '_date') });

/** Input, confirmation, completion; what was typed is kept on the way back. While there is maintenance already, and once it is set up, its `banner`. */
export function PeriodSteps({ banner }: { banner: ReactNode }) {
  const { startMaintenance } = useConsoleData();
  const client = useQueryClient();
  const flow = useConfirmedForm<PeriodForm, MaintenanceStart, unknown, 'planned' | 'started'>({
    draft: { name: 'maintenance' },
    rule: (form) => periodErrors(form, nowJst()),
    fresh: NEW_PERIOD,
    checkedOf: periodBody,
    send: (period) => retold(startMaintenance(period), onDate),
    ended: (_state, period) => ({ done: isPlanned(period) ? 'planned' : 'started' }),
    // Every screen knows at once, also what a colleague has set meanwhile.
    changed: () => client.invalidateQueries({ queryKey: MAINTENANCE_KEY }),
  });
  const { confirming, done } = flow;
  if (done !== null)
    return (
      <Stack sx={{ gap: 2 }}>
        <Steps labels={STEPS} at={STEPS.length} />
        <DonePanel lines={[t(`maintenance.${done}`)]} to="/" label={t('maintenance.toTop')} />
        {banner}
      </Stack>
    );
  // A colleague was first: why nothing was set stays beside what is set.
  if (banner)
    return (
      <Stack sx={{ gap: 2 }}>
        <ProblemLines lines={problemLines(flow.trouble)} />
        {banner}
      </Stack>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Steps labels={STEPS} at={confirming === null ? 0 : 1} />
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2.5 } }}>
        {confirming === null ? <PeriodInput flow={flow} /> : <PeriodConfirm flow={flow} period={confirming} />}
      </Paper>
    </Stack>
  );
}
