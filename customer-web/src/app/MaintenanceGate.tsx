import { ROLE, ROLE_TYPE } from '@laundry/shared/constants/roles';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { CurrentUser } from '../lib/calls/api-types';
import { useCurrentUser } from '../lib/session/current-user';
import { useMaintenance } from '../lib/maintenance';
import { PATHS } from '../lib/paths';

/**
 * While maintenance is on, everybody but admins and managers is shown its notice, the login page excepted; when it is
 * over, the notice leads back to login. While the flag is unknown nobody is held up.
 */
export function MaintenanceGate({ pathname, children }: { pathname: string; children: ReactNode }) {
  const on = useMaintenance().data?.maint_flg === 1;
  const user = useCurrentUser();
  const atNotice = pathname === PATHS.maintenance;
  if (!on) return atNotice ? <MaintenanceOver>{children}</MaintenanceOver> : children;
  if (atNotice || pathname === PATHS.login || user.isLoading) return children;
  return user.data && worksOn(user.data) ? children : <Navigate to={PATHS.maintenance} replace />;
}

function MaintenanceOver({ children }: { children: ReactNode }) {
  const known = useMaintenance().data !== undefined;
  return known ? <Navigate to={PATHS.login} replace /> : children;
}

const worksOn = (user: CurrentUser): boolean =>
  user.role === ROLE.admin || (user.role === ROLE.staff && user.role_type === ROLE_TYPE.manager);
