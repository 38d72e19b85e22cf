import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PATHS } from '../lib/paths';
import { rememberReturnPath } from '../lib/return-path';
import { lastSessionEnd, useToken } from '../lib/session-token';

/** Customer pages need a token; without one the place is remembered and login asked for, with the query. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const token = useToken();
  const { pathname, search, hash } = useLocation();
  if (token !== null) return children;
  if (lastSessionEnd() !== 'signed-out') rememberReturnPath(`${pathname}${search}${hash}`);
  return <Navigate to={{ pathname: PATHS.login, search }} replace />;
}
