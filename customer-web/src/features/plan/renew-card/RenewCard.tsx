import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { Navigate } from 'react-router';
import { Button } from '../../../components/buttons/Button';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { StepActions } from '../../../components/buttons/StepActions';
import { NotSent } from '../../../components/messages/NotSent';
import { Card } from '../../../components/page/Card';
import { Page } from '../../../components/page/Page';
import { CheckoutRedirect } from '../../../components/payment/CheckoutRedirect';
import { OpenPaymentGate } from '../../../components/payment/OpenPaymentGate';
import { Total } from '../../../components/payment/Total';
import { Course } from '../../../components/plan/Course';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, UnpaidCharge } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { type PlanEditValues, valuesOf } from '../edit/plan-edit-values';
import { type PlannedChange, plannedChange } from '../edit/planned-change';
import { useCourseLines } from '../edit/use-course-lines';
import { useRenewCard } from './use-renew-card';

interface RenewCardProps {
  user: CurrentUser;
  customer: PlanCustomer;
  /** What the next card pays first. */
  unpaid: readonly UnpaidCharge[];
}

/**
 * Another card for the plan to come, which stays as it is, with what the last one has left owed; who pays no month by card has
 * the plan's form.
 */
export function RenewCard({ user, customer, unpaid }: RenewCardProps) {
  const values = { ...valuesOf(user), renew_card: true };
  const change = plannedChange(values, user, customer);
  if (change === null || change.course.card === null || !change.keepsPayment)
    return <Navigate to={PATHS.planEdit} replace />;
  return <OtherCard user={user} unpaid={unpaid} values={values} change={change} />;
}

interface OtherCardProps {
  user: CurrentUser;
  unpaid: readonly UnpaidCharge[];
  values: PlanEditValues;
  change: PlannedChange;
}

function OtherCard({ user, unpaid, values, change }: OtherCardProps) {
  const { renew: t, edit } = useTexts('plan');
  const { draft, leaving, renewing } = useRenewCard(user, values, change);
  const lines = useCourseLines(user, values, change, unpaid);
  const owed = unpaid.reduce((sum, { amount }) => sum + amount, 0);
  if (leaving !== null) {
    return (
      <Page title={t.title}>
        <CheckoutRedirect to={leaving} />
      </Page>
    );
  }
  return (
    <Page title={t.title} lead={t.lead}>
      <OpenPaymentGate draft={draft} what={() => t.what}>
        {owed > 0 && (
          <Card title={t.owed}>
            <Total amount={owed} />
          </Card>
        )}
        <Course title={edit.begin.course_title} lines={lines} />
        <NotSent error={renewing.error} title={edit.begin.failed} />
        <StepActions>
          <Button pending={renewing.isPending} onClick={() => renewing.mutate()}>
            {edit.submit_card}
          </Button>
          <LinkButton to={PATHS.planEdit} kind="secondary">
            {t.change_plan}
          </LinkButton>
        </StepActions>
      </OpenPaymentGate>
    </Page>
  );
}
