import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { useUpdate } from 'ra-core';
import { FactList } from '../../../components/page/FactList';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { StickyActions } from '../../../components/page/StickyActions';
import { useTellWhoLeft } from '../../../components/page/useTellWhoLeft';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { type PlanForm, planBody } from './plan-form';
import { planEffects, planTerms } from './plan-terms';

interface Props {
  readonly user: ConsoleUser;
  readonly form: PlanForm;
  readonly plan: PlanId;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** What changes, from what to what, and what follows from it; a refusal goes with it, whichever way leads back. */
export function PlanConfirm({ user, form, plan, onBack, onDone }: Props) {
  const tellWhoLeft = useTellWhoLeft();
  const [update, { error, isPending }] = useUpdate<ConsoleUser>(
    'users',
    { id: user.id, data: planBody(form, plan), previousData: user },
    { mutationMode: 'pessimistic', onSuccess: onDone, onError: tellWhoLeft },
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <FactList
        facts={planTerms(user, form, plan).map(({ label, before, after }) => ({
          label,
          value: before === after ? after : <FromTo before={before} after={after} />,
        }))}
      />
      <Box>
        {planEffects(user, form, plan).map((line) => (
          <Typography key={line} sx={{ fontWeight: 700 }}>
            {line}
          </Typography>
        ))}
      </Box>
      <ProblemLines lines={error === null ? [] : problemLines(error)} />
      <StickyActions>
        <Button variant="outlined" disabled={isPending} onClick={onBack}>
          {t('users.plan.back')}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={() => void update()}>
          {isPending ? t('users.plan.submitting') : t('users.plan.submit')}
        </Button>
      </StickyActions>
    </Stack>
  );
}

function FromTo({ before, after }: { before: string; after: string }) {
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {before}
      </Box>
      {' → '}
      <strong>{after}</strong>
    </>
  );
}
