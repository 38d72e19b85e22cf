import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { personName } from '@laundry/shared/text/person-name';
import { useUpdate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Steps } from '../../../components/page/Steps';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { userPaths } from '../user-paths';
import { PlanConfirm } from './PlanConfirm';
import { type PlanForm, formOf, planBody, planOf } from './plan-form';
import { PlanInput } from './PlanInput';

const STEPS = [t('users.plan.input'), t('users.plan.confirm')];

interface Props {
  readonly user: ConsoleUser;
  readonly listQuery: string;
  readonly area: AreaService | null;
}

/** Input and confirmation, then the complete screen; what was chosen is kept on the way back. */
export function PlanEditSteps({ user: found, listQuery, area }: Props) {
  // What it is compared with stays what was read first, also when the list behind is read anew.
  const [user] = useState(found);
  const [form, setForm] = useState<PlanForm>(() => formOf(user));
  const [isConfirming, setConfirming] = useState(false);
  const [update, { error, isPending, reset }] = useUpdate<ConsoleUser>('users');
  const navigate = useNavigate();
  const plan = planOf(form);
  const submit = () => {
    if (plan === null) return;
    const params = { id: user.id, data: planBody(form, plan), previousData: user };
    const onSuccess = () => void navigate(userPaths.planDone(user.id, listQuery), { replace: true });
    void update(undefined, params, { mutationMode: 'pessimistic', onSuccess, onError: () => undefined });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2">{`${personName(user)} 様（ID ${user.id}）`}</Typography>
      <Steps labels={STEPS} at={isConfirming ? 1 : 0} />
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2.5 } }}>
        {isConfirming && plan !== null ? (
          <PlanConfirm
            user={user}
            form={form}
            plan={plan}
            error={error}
            isPending={isPending}
            onBack={() => {
              reset();
              setConfirming(false);
            }}
            onSubmit={submit}
          />
        ) : (
          <PlanInput
            user={user}
            area={area}
            form={form}
            backTo={userPaths.list(listQuery)}
            onNext={(chosen) => {
              setForm(chosen);
              setConfirming(true);
            }}
          />
        )}
      </Paper>
    </Stack>
  );
}
