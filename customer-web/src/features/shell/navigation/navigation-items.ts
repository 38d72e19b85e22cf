import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { matchPath } from 'react-router';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';

export interface NavigationItem {
  to: string;
  text: 'wash_request' | 'current_requests' | 'history' | 'profile' | 'payments' | 'plan' | 'buy_bags';
  /** Greyed, with the reason said. */
  unavailable?: boolean;
}

/** The customer's navigation: a delivery request needs an active account. */
export const navigationFor = (user: CurrentUser): readonly NavigationItem[] => [
  { to: PATHS.washRequest, text: 'wash_request', unavailable: user.status !== USER_STATUS.active },
  { to: PATHS.currentRequests, text: 'current_requests' },
  { to: PATHS.history, text: 'history' },
  { to: PATHS.profile, text: 'profile' },
  ...(user.is_company_clerk ? [] : ownersItems(user)),
];

/** What is not for those who book for a company. */
const ownersItems = (user: CurrentUser): readonly NavigationItem[] => [
  { to: PATHS.payments, text: 'payments' },
  { to: PATHS.plan, text: 'plan' },
  ...(mayBuyBags(user) ? [{ to: PATHS.buyBags, text: 'buy_bags' as const }] : []),
];

function mayBuyBags({ status, user_plan }: CurrentUser): boolean {
  const plan = parsePlanId(user_plan.plan_id);
  return status === USER_STATUS.active && plan !== null && !isOnetime(plan);
}

/** Screens that belong to an item without lying below its own. */
const BELONGING: Readonly<Partial<Record<string, readonly string[]>>> = {
  [PATHS.currentRequests]: [PATHS.requestChange, PATHS.requestCancel],
};

/** Whether an item's screen, or one that belongs to it, stands at a path. */
export const isCurrentItem = ({ to }: NavigationItem, pathname: string): boolean =>
  [to, ...(BELONGING[to] ?? [])].some((path) => matchPath({ path, end: false }, pathname) !== null);
