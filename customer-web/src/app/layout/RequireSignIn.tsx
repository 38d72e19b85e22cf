import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PATHS } from '../../lib/paths';
import { rememberReturnPath } from '../../lib/session/return-path';
import { forgetSessionEnd, lastSessionEnd, useToken } from '../../lib/session/session-token';

/** Customer pages need a token; without one the place is remembered and login asked for, with the query. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  return useToken() === null ? <ToLogin /> : children;
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  // Asked once: it is drawn again while the login is on its way, when the sign-out is forgotten.
  const [comesBack] = useState(() => lastSessionEnd() !== 'signed-out');
  useEffect(() => {
    if (!comesBack) forgetSessionEnd();
  }, [comesBack]);
  if (comesBack) rememberReturnPath(`${pathname}${search}${hash}`);
  return <Navigate to={{ pathname: PATHS.login, search }} replace />;
}
