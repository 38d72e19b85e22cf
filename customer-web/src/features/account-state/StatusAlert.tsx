import { useLocation } from 'react-router';
import type { CurrentUser } from '../../lib/api-types';
import { PATHS } from '../../lib/paths';
import { AccountStateAlert } from './AccountStateAlert';
import { LeavingNote } from './LeavingNote';
import { useAccountState } from './account-state';

/** Screens that tell it themselves. */
const TELLING: readonly string[] = [PATHS.washRequest, PATHS.planEdit, PATHS.planEditComplete];

const LEAVING: readonly string[] = [PATHS.withdrawal, PATHS.withdrawalComplete];

/** Above every screen: why a customer can't request a pickup yet, or any more; or until when they can. */
export default function StatusAlert({ user }: { user: CurrentUser }) {
  const state = useAccountState(user);
  const { pathname } = useLocation();
  if (state === null && user.withdrawal_dt !== null && !LEAVING.includes(pathname))
    return <LeavingNote until={user.withdrawal_dt} />;
  return TELLING.includes(pathname) ? null : <AccountStateAlert state={state} />;
}
