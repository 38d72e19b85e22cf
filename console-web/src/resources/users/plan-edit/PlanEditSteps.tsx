import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { personName } from '@laundry/shared/text/person-name';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Overtaken } from '../../../components/form/shared-write/Overtaken';
import { useFormDraft } from '../../../components/form/draft/useFormDraft';
import { Steps } from '../../../components/page/Steps';
import { useConfirmStep } from '../../../components/page/useConfirmStep';
import { useStands } from '@laundry/web-kit/forms/use-stands';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { userPaths } from '../user-paths';
import { PlanConfirm } from './PlanConfirm';
import { type PlanForm, formOf, planErrors, planOf } from './plan-form';
import { PlanInput } from './PlanInput';
import { chosenText } from './plan-terms';

const STEPS = [t('users.plan.input'), t('users.plan.confirm')];

interface Props {
  readonly user: ConsoleUser;
  readonly listQuery: string;
  readonly area: AreaService | null;
}

/** Input and confirmation, then the complete screen; what was chosen is kept on the way back, and until it is sent or dropped. */
export function PlanEditSteps({ user: found, listQuery, area }: Props) {
  // What it is compared with stays what was read first, also when the list behind is read anew.
  const [user] = useState(found);
  const draft = useFormDraft(`plan.${user.id}`, formOf(user));
  const [form, setForm] = useState<PlanForm>(draft.record);
  const { isConfirming, toConfirm, toInput } = useConfirmStep(
    () => Object.keys(planErrors(form, user, area)).length === 0,
  );
  const navigate = useNavigate();
  const stands = useStands();
  const plan = planOf(form);
  const finish = () => {
    draft.forget();
    if (stands()) void navigate(userPaths.planDone(user.id, listQuery), { replace: true });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2">{`${personName(user)} 様（ID ${user.id}）`}</Typography>
      <Steps labels={STEPS} at={isConfirming ? 1 : 0} />
      <Overtaken texts={draft.overtaken.length > 0 ? [chosenText(draft.fresh)] : []} />
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2.5 } }}>
        {isConfirming && plan !== null ? (
          <PlanConfirm user={user} form={form} plan={plan} onBack={toInput} onDone={finish} />
        ) : (
          <PlanInput
            user={user}
            area={area}
            form={form}
            draft={draft}
            backTo={userPaths.list(listQuery)}
            onNext={(chosen) => {
              setForm(chosen);
              toConfirm();
            }}
          />
        )}
      </Paper>
    </Stack>
  );
}
