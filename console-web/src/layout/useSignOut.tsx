import { lazily } from '@laundry/web-kit/loading/lazily';
import { ScreenBoundary } from '@laundry/web-kit/loading/screen-boundary';
import { useLogout } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { unsentMark } from '../providers/offline-acts/unsent-mark';

const SignOutQuestion = lazily(() => import('./SignOutQuestion'));

/** Ends the session, after a question where something is unsent; the sign-in then leads to the top page, not back to where somebody left. */
export function useSignOut(): { readonly signOut: () => void; readonly question: ReactNode } {
  const logout = useLogout();
  const [isAsked, setAsked] = useState(false);
  const leave = () => void logout({}, undefined, false);
  return {
    signOut: () => (unsentMark.isSet() ? setAsked(true) : leave()),
    question: isAsked && (
      <ScreenBoundary place="sign-out" Failure={Nothing}>
        <Suspense>
          <SignOutQuestion onLeave={leave} onStay={() => setAsked(false)} />
        </Suspense>
      </ScreenBoundary>
    ),
  };
}

/** A question that does not arrive leaves somebody signed in: without a line it is the better half. */
const Nothing = () => null;
