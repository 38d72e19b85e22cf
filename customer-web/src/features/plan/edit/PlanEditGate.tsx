import { isSuspendedForCard } from '@laundry/shared/rules/accounts/suspended-for-card';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { REASON } from '@laundry/shared/constants/reasons';
import { monthToCome } from '@laundry/shared/rules/payments/begin-next-month';
import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Alert } from '../../../components/messages/Alert';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Page } from '../../../components/page/Page';
import { QueryState } from '../../../components/loading/QueryState';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, UnpaidCharge } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { suspensionQuery } from '../../../lib/session/suspension';
import { type PlanReason, usePlanReason, usePlanReasonWords } from '../use-plan-reason';

interface PlanFormProps {
  user: CurrentUser;
  customer: PlanCustomer;
  unpaid: readonly UnpaidCharge[];
}
type PlanForm = ComponentType<PlanFormProps>;

/** A form of the plan depends on why a customer is suspended, so that is known before it begins. */
export function PlanEditGate({ user, Form }: { user: CurrentUser; Form: PlanForm }) {
  return user.status === USER_STATUS.suspended ? (
    <Suspended user={user} Form={Form} />
  ) : (
    <Decided user={user} Form={Form} suspendedForCard={false} unpaid={[]} />
  );
}

function Suspended({ user, Form }: { user: CurrentUser; Form: PlanForm }) {
  const t = useTexts('plan').edit;
  const infos = useQuery(suspensionQuery);
  if (infos.data) {
    const { stopped_infos, unpaid_charges } = infos.data;
    const suspendedForCard = isSuspendedForCard(stopped_infos);
    return <Decided user={user} Form={Form} suspendedForCard={suspendedForCard} unpaid={unpaid_charges} />;
  }
  return (
    <Page title={t.title}>
      <QueryState query={infos}>{() => null}</QueryState>
    </Page>
  );
}

interface DecidedProps {
  user: CurrentUser;
  Form: PlanForm;
  suspendedForCard: boolean;
  unpaid: readonly UnpaidCharge[];
}

function Decided({ user, Form, suspendedForCard, unpaid }: DecidedProps) {
  const reason = usePlanReason(user, suspendedForCard);
  return reason === null ? (
    <Form user={user} customer={customerOf(user, suspendedForCard)} unpaid={unpaid} />
  ) : (
    <NotNow user={user} reason={reason} />
  );
}

function NotNow({ user, reason }: { user: CurrentUser; reason: PlanReason }) {
  const t = useTexts('plan').edit;
  const { title, lead } = usePlanReasonWords(user)(reason);
  const isLeaving = reason === REASON.withdrawalBooked;
  return (
    <Page title={t.title}>
      <Alert title={title}>{lead && <p>{lead}</p>}</Alert>
      <div>
        <LinkButton to={isLeaving ? PATHS.plan : PATHS.contact} kind="secondary">
          {isLeaving ? t.to_plan : t.to_contact}
        </LinkButton>
      </div>
    </Page>
  );
}

const customerOf = (user: CurrentUser, suspendedForCard: boolean): PlanCustomer => ({
  plan_id: user.user_plan.plan_id,
  next_month_plan_id: user.next_month_plan_id,
  status: user.status,
  payment_method_id: user.payment_method_id,
  is_company: user.is_company,
  company_name: user.company_name,
  isSuspendedForCard: suspendedForCard,
  beginsLater: monthToCome(user, nowJst()) !== null,
});
