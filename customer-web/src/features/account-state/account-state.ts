import { REASON } from '@laundry/shared/constants/reasons';
import { ROLE } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { statusReason } from '@laundry/shared/rules/accounts/customer-status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '../../lib/calls/api-types';
import { nowJst } from '@laundry/web-kit/now-jst';
import { suspensionQuery } from '../../lib/session/suspension';

/** Why a customer cannot ask for a pickup; `unknown` until the cause of a suspension is known, null when they can. */
export type AccountState =
  'provisional' | 'under_review' | 'rejected' | 'suspended_card' | 'suspended' | 'withdrawn' | 'unknown' | null;

export function useAccountState(user: CurrentUser): AccountState {
  const isSuspended = user.status === USER_STATUS.suspended;
  const infos = useQuery({ ...suspensionQuery, enabled: isSuspended && user.role === ROLE.customer });
  const [now] = useState(nowJst);
  if (user.role !== ROLE.customer) return null;
  const reason = statusReason(user, now, infos.data?.stopped_infos ?? []);
  switch (reason) {
    case null:
      return null;
    case REASON.statusWithdrawn:
      return 'withdrawn';
    case REASON.statusStoppedCredit:
      return 'suspended_card';
    case REASON.statusStoppedOther:
      return infos.isPending ? 'unknown' : 'suspended';
    case REASON.statusDisabled:
      return disabledState(user.status);
  }
}

function disabledState(status: CurrentUser['status']): AccountState {
  if (status === USER_STATUS.underReview) return 'under_review';
  return status === USER_STATUS.rejected ? 'rejected' : 'provisional';
}
