import type { AccountAction } from '@laundry/shared/rules/accounts/account-permissions';
import { matchPath } from 'react-router';
import { PATHS } from '../../lib/paths';

/** By the beginning of an address, the longer first. Apart from the pages: a guest's first load is without it. */
const ACTIONS: readonly (readonly [path: string, action: AccountAction])[] = [
  [PATHS.washRequest, 'requests.book'],
  [PATHS.currentRequests, 'requests.view'],
  [PATHS.visitLink, 'visits'],
  [PATHS.requestChange, 'requests.book'],
  [PATHS.requestCancel, 'requests.book'],
  [PATHS.buyBags, 'payments'],
  [PATHS.history, 'requests.view'],
  [PATHS.claim, 'claims'],
  [PATHS.profileEdit, 'profile'],
  [PATHS.renewCard, 'plan'],
  [PATHS.payments, 'payments'],
  [PATHS.plan, 'plan'],
  [PATHS.withdrawal, 'withdrawal'],
  [PATHS.calendar, 'calendarFeed'],
  [PATHS.notifications, 'notifications'],
  [PATHS.care, 'care.edit'],
  [PATHS.companyPeople, 'people'],
];

/** What somebody has to be permitted for the account to use the screen of an address; undefined: their own sign-in's. */
export const actionAt = (pathname: string): AccountAction | undefined =>
  ACTIONS.find(([path]) => matchPath({ path, end: false }, pathname) !== null)?.[1];
