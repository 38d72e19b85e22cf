import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { planChangeReason } from '@laundry/shared/rules/plans/plan-change';
import { fromEpochMillis } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../components/ui/Card';
import { LinkButton } from '../../components/ui/LinkButton';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/api-types';
import { epochMillis } from '../../lib/clock';
import { PATHS } from '../../lib/paths';
import { isStoppedForCard, stoppedInfosQuery } from '../../lib/stopped-infos';

/** On the plan's screen: where another plan, or another card, begins; or why none can be chosen now. */
export function PlanChangeSection({ user }: { user: CurrentUser }) {
  const { plan: t } = useTexts('account');
  const [now] = useState(() => fromEpochMillis(epochMillis()));
  const infos = useQuery({ ...stoppedInfosQuery, enabled: user.status === USER_STATUS.stopped });
  const { status, withdrawal_dt, user_plan } = user;
  // Until the cause of a stop is known the form says itself what it refuses.
  const forCard = infos.data ? isStoppedForCard(infos.data.stopped_infos) : status === USER_STATUS.stopped;
  const facts = { status, withdrawal_dt, plan_id: user_plan.plan_id, isStoppedForCard: forCard };
  const isOpen = planChangeReason(facts, now) === null;
  return (
    <Card title={t.change}>
      {isOpen ? <p>{t.change_lead}</p> : <NotNow user={user} />}
      {isOpen && (
        <div>
          <LinkButton to={PATHS.planEdit}>{t.to_change}</LinkButton>
        </div>
      )}
    </Card>
  );
}

function NotNow({ user }: { user: CurrentUser }) {
  const { under_review, stopped_onetime } = useTexts('plan').edit;
  return <p>{user.status === USER_STATUS.underReview ? under_review : stopped_onetime}</p>;
}
