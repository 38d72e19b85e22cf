import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DonePanel } from '../../../components/page/DonePanel';
import { useDone } from '../../../components/page/useDone';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';
import { DateChangeConfirm } from './DateChangeConfirm';
import { DateChangeInput } from './DateChangeInput';
import type { ChangeContext } from './leg-days';
import { changeBody } from './date-change-form';
import { useDateChangeDraft } from './useDateChangeDraft';

const STEPS = [t('requests.dateChange.input'), t('requests.dateChange.confirm'), t('requests.dateChange.completed')];

interface Props {
  readonly request: RequestDetail;
  readonly context: ChangeContext;
  /** Where it was opened from. */
  readonly back: { readonly to: string; readonly label: string };
}

/** Input, confirm, done; what was chosen is kept on the way back. */
export function DateChangeSteps({ request, context, back }: Props) {
  const data = useConsoleData();
  const client = useQueryClient();
  const { isDone, finish } = useDone();
  const { step, setStep, form, setForm, forget } = useDateChangeDraft(request, context);
  const change = useMutation({
    mutationFn: () => data.changeDates(request.id, changeBody(request, form)),
    onSuccess: () => {
      forget();
      finish();
      return client.invalidateQueries({ queryKey: requestKeys.lists });
    },
  });
  const shown = isDone ? 2 : step;

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Stepper activeStep={shown} alternativeLabel>
        {STEPS.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {shown === 0 && (
        <DateChangeInput
          request={request}
          context={context}
          form={form}
          backTo={back.to}
          onChange={setForm}
          onNext={() => setStep(1)}
        />
      )}
      {shown === 1 && (
        <DateChangeConfirm
          request={request}
          form={form}
          isPending={change.isPending}
          error={change.error}
          onBack={() => {
            change.reset();
            setStep(0);
          }}
          onSubmit={() => change.mutate()}
        />
      )}
      {shown === 2 && <DonePanel lines={[t('requests.dateChange.done')]} to={back.to} label={back.label} />}
    </Box>
  );
}
