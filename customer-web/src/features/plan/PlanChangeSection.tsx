import { isSuspendedForCard } from '@laundry/shared/rules/accounts/suspended-for-card';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/page/Card';
import { LinkButton } from '../../components/buttons/LinkButton';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { suspensionQuery } from '../../lib/session/suspension';
import { usePlanReason, usePlanReasonWords } from './use-plan-reason';

/** On the plan's screen: where another plan, or another card, begins; or why none can be chosen now. */
export function PlanChangeSection({ user }: { user: CurrentUser }) {
  const { plan: t } = useTexts('account');
  const isSuspended = user.status === USER_STATUS.suspended;
  const infos = useQuery({ ...suspensionQuery, enabled: isSuspended });
  const wordsOf = usePlanReasonWords(user);
  // Until the cause of a suspension is known the form says itself what it refuses.
  const reason = usePlanReason(user, infos.data ? isSuspendedForCard(infos.data.stopped_infos) : isSuspended);
  if (reason !== null) {
    const { title, lead } = wordsOf(reason);
    return (
      <Card title={t.change}>
        <p>{lead ?? title}</p>
      </Card>
    );
  }
  return (
    <Card title={t.change}>
      <p>{t.change_lead}</p>
      <div>
        <LinkButton to={PATHS.planEdit}>{t.to_change}</LinkButton>
      </div>
    </Card>
  );
}
