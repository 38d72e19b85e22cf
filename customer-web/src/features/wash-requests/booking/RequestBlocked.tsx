import { REASON, type StatusReason } from '@laundry/shared/constants/reasons';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { statusReason } from '@laundry/shared/rules/customer-status';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../components/ui/Alert';
import { LinkButton } from '../../../components/ui/LinkButton';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/api-types';
import { useMessageText } from '../../../lib/message-text';
import { PATHS } from '../../../lib/paths';
import { stoppedInfosQuery } from '../request-queries';

/** Why a customer's status refuses requests (decisions 3); until the cause of a stop is known, a stop without one. */
export function useBlockedReason(user: CurrentUser, now: JstDateTime): StatusReason | null {
  const stopped = useQuery({ ...stoppedInfosQuery, enabled: user.status === USER_STATUS.stopped });
  return statusReason(user, now, stopped.data?.stopped_infos ?? []);
}

/** In place of the form: the reason in the words that every refusal has, and what can still be seen. */
export function RequestBlocked({ reason }: { reason: StatusReason }) {
  const t = useTexts('requests').booking;
  const textOf = useMessageText();
  return (
    <>
      <Alert kind={reason === REASON.statusDisabled ? 'info' : 'warn'} title={textOf(reason)}>
        <p>{t.blocked_lead}</p>
      </Alert>
      <ElseWhere />
    </>
  );
}

/** One-time requests are not offered online yet. */
export function OnetimeNotice() {
  const t = useTexts('requests').booking;
  return (
    <>
      <Alert title={t.onetime_title}>
        <p>{t.onetime_lead}</p>
      </Alert>
      <ElseWhere />
    </>
  );
}

function ElseWhere() {
  const t = useTexts('requests').booking;
  return (
    <div className="row">
      <LinkButton to={PATHS.currentRequests} kind="secondary">
        {t.to_currents}
      </LinkButton>
      <LinkButton to={PATHS.history} kind="secondary">
        {t.to_history}
      </LinkButton>
    </div>
  );
}
