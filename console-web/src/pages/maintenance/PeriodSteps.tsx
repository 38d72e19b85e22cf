import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { DonePanel } from '../../components/page/DonePanel';
import { useConfirmStep } from '../../components/page/useConfirmStep';
import { Steps } from '../../components/page/Steps';
import { useFormDraft } from '../../components/form/draft/useFormDraft';
import { t } from '../../i18n';
import { nowJst } from '../../providers/clock';
import { NEW_PERIOD, type PeriodForm, isPlanned, periodBody, periodErrors } from './period-form';
import { PeriodConfirm } from './PeriodConfirm';
import { PeriodInput } from './PeriodInput';

const STEPS = [t('maintenance.steps.input'), t('maintenance.steps.confirm'), t('maintenance.steps.done')];

/** Input, confirmation, completion; what was typed is kept on the way back. */
export function PeriodSteps({ onDone }: { onDone: () => void }) {
  const draft = useFormDraft('maintenance', NEW_PERIOD);
  const [form, setForm] = useState<PeriodForm>(draft.record);
  const [isDone, setDone] = useState(false);
  const { isConfirming, toConfirm, toInput } = useConfirmStep(
    () => Object.keys(periodErrors(form, nowJst())).length === 0,
  );
  const period = periodBody(form);
  const finish = () => {
    draft.forget();
    // Back leads away from what is done, not to its input.
    toInput();
    setDone(true);
    onDone();
  };
  if (isDone)
    return (
      <Stack sx={{ gap: 2 }}>
        <Steps labels={STEPS} at={STEPS.length} />
        <DonePanel
          lines={[isPlanned(period) ? t('maintenance.planned') : t('maintenance.started')]}
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
          <PeriodConfirm period={period} onBack={toInput} onDone={finish} />
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
