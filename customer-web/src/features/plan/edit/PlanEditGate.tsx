import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { REASON, type Reason } from '@laundry/shared/constants/reasons';
import { type PlanCustomer, planChangeReason } from '@laundry/shared/rules/plans/plan-change';
import { displayDate } from '@laundry/shared/time/display';
import { type JstDateTime, dateOf, fromEpochMillis } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../components/ui/Alert';
import { LinkButton } from '../../../components/ui/LinkButton';
import { Page } from '../../../components/ui/Page';
import { QueryState } from '../../../components/ui/QueryState';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, UnpaidCharge } from '../../../lib/api-types';
import { epochMillis } from '../../../lib/clock';
import { useMessageText } from '../../../lib/message-text';
import { PATHS } from '../../../lib/paths';
import { isStoppedForCard, stoppedInfosQuery } from '../../../lib/stopped-infos';
import { PlanEdit } from './PlanEdit';

/** The form depends on why a customer is stopped, so that is known before it begins. */
export function PlanEditGate({ user }: { user: CurrentUser }) {
  return user.status === USER_STATUS.stopped ? (
    <Stopped user={user} />
  ) : (
    <Decided user={user} stoppedForCard={false} unpaid={[]} />
  );
}

function Stopped({ user }: { user: CurrentUser }) {
  const t = useTexts('plan').edit;
  const infos = useQuery(stoppedInfosQuery);
  if (infos.data) {
    const { stopped_infos, unpaid_charges } = infos.data;
    return <Decided user={user} stoppedForCard={isStoppedForCard(stopped_infos)} unpaid={unpaid_charges} />;
  }
  return (
    <Page title={t.title}>
      <QueryState query={infos}>{() => null}</QueryState>
    </Page>
  );
}

interface DecidedProps {
  user: CurrentUser;
  stoppedForCard: boolean;
  unpaid: readonly UnpaidCharge[];
}

function Decided({ user, stoppedForCard, unpaid }: DecidedProps) {
  const customer = customerOf(user, stoppedForCard);
  const [now] = useState(() => fromEpochMillis(epochMillis()));
  const reason = planChangeReason({ ...customer, withdrawal_dt: user.withdrawal_dt }, now);
  return reason === null ? (
    <PlanEdit user={user} customer={customer} unpaid={unpaid} />
  ) : (
    <NotNow user={user} reason={reason} now={now} />
  );
}

interface NotNowProps {
  user: CurrentUser;
  reason: NonNullable<ReturnType<typeof planChangeReason>>;
  now: JstDateTime;
}

/** No plan can be chosen: the account waits for somebody else, or ends. */
function NotNow({ user, reason, now }: NotNowProps) {
  const t = useTexts('plan').edit;
  const textOf = useMessageText();
  const lang = useLang();
  const leads: Readonly<Partial<Record<Reason, string>>> = {
    status_disabled: t.under_review,
    status_stopped_other: t.stopped_onetime,
    ...(user.withdrawal_dt !== null && {
      withdrawal_booked: t.leaving({ date: displayDate(dateOf(user.withdrawal_dt), lang, now) }),
    }),
  };
  const isLeaving = reason === REASON.withdrawalBooked;
  return (
    <Page title={t.title}>
      <Alert title={textOf(reason)}>{leads[reason] && <p>{leads[reason]}</p>}</Alert>
      <div>
        <LinkButton to={isLeaving ? PATHS.plan : PATHS.contact} kind="secondary">
          {isLeaving ? t.to_plan : t.to_contact}
        </LinkButton>
      </div>
    </Page>
  );
}

const customerOf = (user: CurrentUser, stoppedForCard: boolean): PlanCustomer => ({
  plan_id: user.user_plan.plan_id,
  status: user.status,
  payment_method_id: user.payment_method_id,
  is_company: user.is_company,
  company_name: user.company_name,
  isStoppedForCard: stoppedForCard,
});
