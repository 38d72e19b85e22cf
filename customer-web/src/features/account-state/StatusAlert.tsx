import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { useBeginDate } from '../../lib/session/begin-date';
import { AccountStateAlert } from './AccountStateAlert';
import { LeavingNote } from './LeavingNote';
import { type AccountState, useAccountState } from './account-state';

/** Only for whose plan begins later. */
const BeginsNote = lazily(() => import('./BeginsNote'));

/** Screens that tell it themselves; the plan's form says nothing of what it solves for who was rejected. */
const TELLING: readonly string[] = [PATHS.washRequest, PATHS.planEdit, PATHS.planEditComplete, PATHS.renewCard];
const BEGINNING: readonly AccountState[] = ['provisional', 'rejected'];

const LEAVING: readonly string[] = [PATHS.withdrawal, PATHS.withdrawalComplete];

/** Above every screen: why a customer can't request a pickup yet, or any more; from or until when they can. */
export default function StatusAlert({ user }: { user: CurrentUser }) {
  const state = useAccountState(user);
  const { pathname } = useLocation();
  const begin = useBeginDate(user);
  const begins = BEGINNING.includes(state);
  if (user.withdrawal_dt !== null && (state === null || begins))
    return LEAVING.includes(pathname) ? null : (
      <LeavingNote until={user.withdrawal_dt} usable={state === null && begin === null} />
    );
  if (state === null) return <Suspense>{begin !== null && <BeginsNote user={user} date={begin} />}</Suspense>;
  const tells = TELLING.includes(pathname) && !(state === 'rejected' && pathname === PATHS.planEdit);
  return tells ? null : (
    <AccountStateAlert state={state} reason={state === 'rejected' ? user.rejection_reason : null} />
  );
}
