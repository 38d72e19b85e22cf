import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useState } from 'react';
import { DraftNotice } from '../../../components/form/draft/DraftNotice';
import { Overtaken } from '../../../components/form/shared-write/Overtaken';
import { useFormDraft } from '../../../components/form/draft/useFormDraft';
import { DonePanel } from '../../../components/page/DonePanel';
import { useConfirmStep } from '../../../components/page/useConfirmStep';
import { useDone } from '../../../components/page/useDone';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { DateChangeConfirm } from './DateChangeConfirm';
import { DateChangeInput } from './DateChangeInput';
import type { ChangeContext } from './leg-days';
import { legTexts } from './change-text';
import { type DateChangeForm, changeProblems } from './date-change-form';

const STEPS = [t('requests.dateChange.input'), t('requests.dateChange.confirm'), t('requests.dateChange.completed')];

interface Props {
  readonly request: RequestDetail;
  readonly context: ChangeContext;
  /** Where it was opened from. */
  readonly back: { readonly to: string; readonly label: string };
}

/** Input, confirm, done; what was chosen is kept on the way back, and until it is sent or dropped. */
export function DateChangeSteps({ request, context, back }: Props) {
  const { isDone, finish } = useDone();
  const fresh: DateChangeForm = { pickup: request.sched_pickup_dt, delivery: request.sched_delivery_dt };
  const draft = useFormDraft(`date-change.${request.id}`, fresh);
  const [form, setForm] = useState(draft.record);
  const { isConfirming, toConfirm, toInput } = useConfirmStep(
    () => Object.keys(changeProblems(request, form, { ...context, now: nowJst() })).length === 0,
  );
  const atStep = isConfirming ? 1 : 0;
  const shown = isDone ? 2 : atStep;
  const choose = (chosen: DateChangeForm) => {
    setForm(chosen);
    draft.keep(chosen);
  };
  const drop = () => {
    draft.forget();
    setForm(fresh);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Stepper activeStep={shown} alternativeLabel>
        {STEPS.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {shown === 0 && draft.isResumed && <DraftNotice onDrop={drop} />}
      {shown < 2 && <Overtaken texts={legTexts(draft.fresh, draft.overtaken)} />}
      {shown === 0 && (
        <DateChangeInput
          request={request}
          context={context}
          form={form}
          backTo={back.to}
          onChange={choose}
          onNext={toConfirm}
        />
      )}
      {shown === 1 && (
        <DateChangeConfirm
          request={request}
          form={form}
          onBack={toInput}
          onDone={() => {
            draft.forget();
            finish();
          }}
        />
      )}
      {shown === 2 && <DonePanel lines={[t('requests.dateChange.done')]} to={back.to} label={back.label} />}
    </Box>
  );
}
