import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { ErrorSummary } from '../../../components/messages/ErrorSummary';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { StepActions } from '../../../components/buttons/StepActions';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useFormErrors } from '../../../lib/form/form-errors';
import { useMessageText } from '../../../lib/calls/message-text';
import { PATHS } from '../../../lib/paths';
import { ChangeWarnings } from './ChangeWarnings';
import { PlanChoice } from './PlanChoice';
import { PlanPayment } from './PlanPayment';
import type { PlanEditValues } from './plan-edit-values';
import { plannedChange } from './planned-change';

interface PlanEditInputProps {
  user: CurrentUser;
  customer: PlanCustomer;
  onChecked: (values: PlanEditValues) => void;
}

/** Step 1: the plan as it should be. What takes something away from the customer is asked once before the confirmation. */
export function PlanEditInput({ user, customer, onChecked }: PlanEditInputProps) {
  const t = useTexts('plan').edit;
  const { fields } = useTexts('registration');
  const textOf = useMessageText();
  const form = useFormContext<PlanEditValues>();
  const { summary } = useFormErrors(form, { ...fields, user_plan_option: t.rows.option });
  const [asking, setAsking] = useState<PlanEditValues | null>(null);
  const check = (values: PlanEditValues): void => {
    const change = plannedChange(values, user, customer);
    if (change === null || change.warnings.length === 0) onChecked(values);
    else setAsking(values);
  };
  return (
    <>
      <form className="stack" noValidate onSubmit={form.handleSubmit(check)}>
        <ErrorSummary messages={summary} />
        {customer.isSuspendedForCard && (
          <Alert kind="warn" title={textOf('status_stopped_credit')}>
            <p>{t.suspended_lead}</p>
            <div className="row">
              <Button type="submit">{t.suspended_go_on}</Button>
            </div>
          </Alert>
        )}
        <PlanChoice user={user} customer={customer} />
        <PlanPayment customer={customer} />
        <StepActions>
          <Button type="submit">{t.to_confirm}</Button>
          <LinkButton to={PATHS.plan} kind="secondary">
            {t.to_plan}
          </LinkButton>
        </StepActions>
      </form>
      <ChangeWarnings
        user={user}
        customer={customer}
        values={asking}
        onClose={() => setAsking(null)}
        onGoOn={(values) => {
          setAsking(null);
          onChecked(values);
        }}
      />
    </>
  );
}
