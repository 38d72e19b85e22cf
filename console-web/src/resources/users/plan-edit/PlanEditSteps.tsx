import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { personName } from '@laundry/shared/text/person-name';
import type { ServerRefusal } from '@laundry/web-kit/calls/api-error';
import { retold } from '@laundry/web-kit/calls/retold';
import { useUpdate } from 'ra-core';
import { useState } from 'react';
import { useConfirmedForm } from '../../../components/form/sending/useConfirmedForm';
import { ConflictNotice } from '../../../components/form/shared-write/ConflictNotice';
import { Steps } from '../../../components/page/Steps';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { userPaths } from '../user-paths';
import { PlanConfirm } from './PlanConfirm';
import { type CheckedPlan, type PlanForm, formOf, planBody, planErrors, planOf } from './plan-form';
import { PlanInput } from './PlanInput';
import { chosenText } from './plan-terms';

const STEPS = [t('users.plan.input'), t('users.plan.confirm')];
/** The body's plan is one choice of this form. */
const onPlanPart = (refusal: ServerRefusal) =>
  refusal.field.startsWith('plan') ? { ...refusal, field: 'plan_part' } : refusal;

interface Props {
  readonly user: ConsoleUser;
  readonly listQuery: string;
  readonly area: AreaService | null;
}

/** Input and confirmation, then the complete screen; what was chosen is kept on the way back, and until it is sent or dropped. */
export function PlanEditSteps({ user: found, listQuery, area }: Props) {
  // What it is compared with stays what was read first, also when the list behind is read anew.
  const [user] = useState(found);
  const [update] = useUpdate<ConsoleUser>();
  const had = formOf(user);
  const flow = useConfirmedForm<PlanForm, CheckedPlan, unknown>({
    draft: { name: `plan.${user.id}` },
    rule: (form) => planErrors(form, user, area),
    fresh: had,
    checkedOf: (form) => {
      const plan = planOf(form);
      return plan && { form, plan, had };
    },
    // A colleague has changed the plan that it was compared with.
    valuesOf: (checked) => (JSON.stringify(checked.had) === JSON.stringify(had) ? checked.form : null),
    send: ({ form, plan }) =>
      retold(
        update(
          'users',
          { id: user.id, data: planBody(form, plan), previousData: user },
          { mutationMode: 'pessimistic', returnPromise: true },
        ),
        onPlanPart,
      ),
    ended: () => ({ to: userPaths.planDone(user.id, listQuery) }),
  });
  const { confirming } = flow;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2">{`${personName(user)} 様（ID ${user.id}）`}</Typography>
      <Steps labels={STEPS} at={confirming === null ? 0 : 1} />
      <ConflictNotice texts={flow.conflicts.length > 0 ? [chosenText(flow.fresh)] : []} />
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2.5 } }}>
        {confirming === null ? (
          <PlanInput flow={flow} backTo={userPaths.back(user.id, listQuery)} />
        ) : (
          <PlanConfirm flow={flow} checked={confirming} user={user} />
        )}
      </Paper>
    </Stack>
  );
}
