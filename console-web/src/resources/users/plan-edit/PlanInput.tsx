import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { message } from '@laundry/shared/messages/message';
import { Link } from 'react-router';
import { ConfirmedInput } from '../../../components/form/sending/ConfirmedInput';
import type { ConfirmedFlow } from '../../../components/form/sending/useConfirmedForm';
import { StickyActions } from '../../../components/page/StickyActions';
import { t } from '../../../i18n';
import { shellTexts } from '../../../i18n/shell';
import type { CheckedPlan, PlanForm } from './plan-form';
import { PlanInputs } from './PlanInputs';

interface Props {
  readonly flow: ConfirmedFlow<PlanForm, CheckedPlan>;
  readonly backTo: string;
}

/** Plan, pickup method and bag size; what is wrong stands beside its field. */
export function PlanInput({ flow, backTo }: Props) {
  const { errors, submitCount } = flow.form.formState;
  return (
    <ConfirmedInput
      flow={flow}
      actions={
        <StickyActions>
          <Button component={Link} to={backTo} variant="outlined">
            {shellTexts.back}
          </Button>
          <Button type="submit" variant="contained">
            {t('users.plan.next')}
          </Button>
        </StickyActions>
      }
    >
      {submitCount > 0 && Object.keys(errors).length > 0 && (
        <Alert severity="warning">{message('ja', 'input_errors')}</Alert>
      )}
      <PlanInputs />
    </ConfirmedInput>
  );
}
