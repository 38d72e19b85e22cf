import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DonePanel } from '../../components/page/DonePanel';
import { ProblemLines } from '../../components/page/ProblemLines';
import { useConfirmStep } from '../../components/page/useConfirmStep';
import { Steps } from '../../components/page/Steps';
import { StickyActions } from '../../components/page/StickyActions';
import { useFormDraft } from '../../components/form/useFormDraft';
import { t } from '../../i18n';
import { problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { nowJst } from '../../providers/clock';
import { NEW_PERIOD, type PeriodForm, periodBody, periodErrors } from './period-form';
import { PeriodFacts } from './PeriodFacts';
import { PeriodInput } from './PeriodInput';
import { useMaintenanceMutation } from './useMaintenanceMutation';

const STEPS = [t('maintenance.steps.input'), t('maintenance.steps.confirm'), t('maintenance.steps.done')];

/** Input, confirmation, completion; what was typed is kept on the way back. */
export function PeriodSteps({ onDone }: { onDone: () => void }) {
  const draft = useFormDraft('maintenance', NEW_PERIOD);
  const [form, setForm] = useState<PeriodForm>(draft.record);
  const { isConfirming, toConfirm, toInput } = useConfirmStep(
    () => Object.keys(periodErrors(form, nowJst())).length === 0,
  );
  const { startMaintenance } = useConsoleData();
  const start = useMaintenanceMutation(
    () => startMaintenance(body),
    () => {
      draft.forget();
      // Back leads away from what is done, not to its input.
      toInput();
      onDone();
    },
  );
  const body = periodBody(form);
  const isPlanned = body.start_dt !== null && body.start_dt !== undefined;
  const back = () => {
    start.reset();
    toInput();
  };
  if (start.isSuccess)
    return (
      <Stack sx={{ gap: 2 }}>
        <Steps labels={STEPS} at={STEPS.length} />
        <DonePanel
          lines={[isPlanned ? t('maintenance.planned') : t('maintenance.started')]}
          to="/"
          label={t('maintenance.toTop')}
        />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Steps labels={STEPS} at={isConfirming ? 1 : 0} />
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2.5 } }}>
        {isConfirming ? (
          <Stack sx={{ gap: 2 }}>
            <PeriodFacts period={body} noStart={t('maintenance.atOnce')} readers={t('maintenance.contentHint')} />
            <Typography sx={{ fontWeight: 700 }}>{t('maintenance.effect')}</Typography>
            <ProblemLines lines={start.error === null ? [] : problemLines(start.error)} />
            <StickyActions>
              <Button variant="outlined" onClick={back}>
                {t('maintenance.back')}
              </Button>
              <Button variant="contained" color="warning" disabled={start.isPending} onClick={() => start.mutate()}>
                {startLabel(start.isPending, isPlanned)}
              </Button>
            </StickyActions>
          </Stack>
        ) : (
          <PeriodInput
            form={form}
            draft={draft}
            onNext={(typed) => {
              setForm(typed);
              toConfirm();
            }}
          />
        )}
      </Paper>
    </Stack>
  );
}

function startLabel(isPending: boolean, isPlanned: boolean): string {
  if (isPending) return t('maintenance.sending');
  return isPlanned ? t('maintenance.plan') : t('maintenance.start');
}
