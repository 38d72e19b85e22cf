import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { CurrentUser } from '../../lib/api-types';
import { PATHS } from '../../lib/paths';

export interface NavigationItem {
  to: string;
  text: 'wash_request' | 'current_requests' | 'history' | 'profile' | 'plan';
  /** Greyed, with the reason said. */
  unavailable: boolean;
}

/** The customer's navigation: a delivery request needs an active account (spec 1 §2). */
export const navigationFor = (user: CurrentUser): readonly NavigationItem[] => [
  { to: PATHS.washRequest, text: 'wash_request', unavailable: user.status !== USER_STATUS.active },
  { to: PATHS.currentRequests, text: 'current_requests', unavailable: false },
  { to: PATHS.history, text: 'history', unavailable: false },
  { to: PATHS.profile, text: 'profile', unavailable: false },
  { to: PATHS.plan, text: 'plan', unavailable: false },
];
