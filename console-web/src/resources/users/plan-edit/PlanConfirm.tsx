import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ConfirmedFlow } from '../../../components/form/sending/useConfirmedForm';
import { FactList } from '../../../components/page/FactList';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { StickyActions } from '../../../components/page/StickyActions';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import type { CheckedPlan, PlanForm } from './plan-form';
import { planEffects, planTerms } from './plan-terms';

interface Props {
  readonly flow: ConfirmedFlow<PlanForm, CheckedPlan>;
  readonly checked: CheckedPlan;
  readonly user: ConsoleUser;
}

/** What changes, from what to what, and what follows from it; a refusal goes with it, whichever way leads back. */
export function PlanConfirm({ flow, checked, user }: Props) {
  const { pending, trouble, toInput, submit } = flow;
  const { form, plan } = checked;
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
      <ProblemLines lines={problemLines(trouble)} />
      <StickyActions>
        <Button variant="outlined" disabled={pending} onClick={toInput}>
          {t('users.plan.back')}
        </Button>
        <Button variant="contained" disabled={pending} onClick={() => submit(checked)}>
          {pending ? t('users.plan.submitting') : t('users.plan.submit')}
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
