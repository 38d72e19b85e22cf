import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { personName } from '@laundry/shared/text/person-name';
import type { ServerRefusal } from '@laundry/web-kit/calls/api-error';
import { retold } from '@laundry/web-kit/calls/retold';
import { staleFieldsOf } from '@laundry/web-kit/calls/stale-row';
import { useQueryClient } from '@tanstack/react-query';
import { useUpdate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConfirmedForm } from '../../../components/form/sending/useConfirmedForm';
import { ConflictNotice } from '../../../components/form/shared-write/ConflictNotice';
import { Steps } from '../../../components/page/Steps';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { isStale } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
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

/** What the steps began with, and that somebody has changed it since; who, where a refusal has told it. */
interface Beginning {
  readonly user: ConsoleUser;
  readonly others: { readonly by: string | null; readonly at: string | null } | null;
}

const NOBODY: Beginning['others'] = null;
const keyOf = (user: ConsoleUser): string => JSON.stringify(formOf(user));

/** Changes a plan in steps; where somebody else has changed it meanwhile they begin anew, with what was chosen. */
export function PlanEditSteps({ user: found, ...props }: Props) {
  const [{ user, others, from }, setBeginning] = useState({ user: found, others: NOBODY, from: found });
  const readAnew = useReadAnew(user.id);
  const beginAnew = (refusal: unknown): void => {
    const { by = null, at = null } = staleFieldsOf(refusal) ?? {};
    // Is it not heard, the refusal stands, and sending once more asks again.
    readAnew().then(
      (now) => setBeginning({ user: now, others: { by, at }, from: found }),
      () => undefined,
    );
  };
  return (
    <StepsOfPlan
      key={keyOf(user)}
      {...props}
      user={user}
      others={others}
      // What was read before is not news once the refusal has read it anew.
      isBehind={found !== from && keyOf(found) !== keyOf(user)}
      onBehind={() => setBeginning({ user: found, others: { by: null, at: null }, from: found })}
      onStale={beginAnew}
    />
  );
}

/** Reads the customer as they are by now, for the screen around, too. */
function useReadAnew(id: number): () => Promise<ConsoleUser> {
  const { getOne } = useConsoleData();
  const client = useQueryClient();
  return () =>
    client.fetchQuery({
      queryKey: ['users', 'getOne', { id: String(id), meta: undefined }],
      queryFn: async () => (await getOne<ConsoleUser>('users', { id })).data,
      staleTime: 0,
    });
}

interface StepsProps extends Props, Beginning {
  /** The customer that was read last has another plan. */
  readonly isBehind: boolean;
  readonly onBehind: () => void;
  readonly onStale: (refusal: unknown) => void;
}

/** Input and confirmation, then the complete screen; what was chosen is kept on the way back, and until it is sent or dropped. */
function StepsOfPlan({ user, listQuery, area, others, isBehind, onBehind, onStale }: StepsProps) {
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
    valuesOf: (checked) => (JSON.stringify(checked.had) === keyOf(user) ? checked.form : null),
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
    changed: (refusal) => {
      if (isStale(refusal)) onStale(refusal);
    },
  });
  const { confirming, pending } = flow;
  const begin = useEffectEvent(onBehind);
  // While it is sent, what was read may be one's own change.
  const beginsAnew = isBehind && !pending;
  useEffect(() => {
    if (beginsAnew) begin();
  }, [beginsAnew]);
  // Who has chosen nothing else replaces nothing.
  const told = flow.isResumed ? others : null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2">{`${personName(user)} 様（ID ${user.id}）`}</Typography>
      <Steps labels={STEPS} at={confirming === null ? 0 : 1} />
      <ConflictNotice
        texts={told !== null || flow.conflicts.length > 0 ? [chosenText(flow.fresh)] : []}
        others={told}
        onTake={flow.drop}
      />
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2.5 } }}>
        {confirming === null ? (
          // What was chosen is what the refusal was about, and no draft of before.
          <PlanInput
            flow={{ ...flow, isResumed: flow.isResumed && others === null }}
            backTo={userPaths.back(user.id, listQuery)}
          />
        ) : (
          <PlanConfirm flow={flow} checked={confirming} user={user} />
        )}
      </Paper>
    </Stack>
  );
}
