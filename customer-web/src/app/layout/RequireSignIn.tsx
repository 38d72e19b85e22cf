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
  // Read once: this renders again while the login page loads, when the end of the session is forgotten already.
  const [comesBack] = useState(() => lastSessionEnd() !== 'signed-out');
  useEffect(() => {
    if (!comesBack) forgetSessionEnd();
  }, [comesBack]);
  if (comesBack) rememberReturnPath(`${pathname}${search}${hash}`);
  return <Navigate to={{ pathname: PATHS.login, search }} replace />;
}
