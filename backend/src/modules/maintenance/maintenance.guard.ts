import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { REASON } from '@laundry/shared/constants/reasons';
import { isOperator } from '@laundry/shared/constants/roles';
import { isStoppedByMaintenance } from '@laundry/shared/rules/accounts/permissions';
import { DURING_MAINTENANCE } from '../../common/auth/access.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Unavailable } from '../../common/errors/unavailable.js';
import { MaintenanceState } from './maintenance-state.js';

const RETRY_SECONDS = 300;

/** While maintenance is on: writes of customers and guests 503, staff other than managers 403 (handbook/console.md#maintenance). */
@Injectable()
export class MaintenanceGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(MaintenanceState) private readonly state: MaintenanceState,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const goesOn = this.reflector.getAllAndOverride<boolean | undefined>(DURING_MAINTENANCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (goesOn === true) return true;
    const { user, method } = context.switchToHttp().getRequest<FastifyRequest>();
    const stopsStaff = user !== undefined && isStoppedByMaintenance(user);
    const stopsWrite = (user === undefined || !isOperator(user)) && method !== 'GET';
    if ((!stopsStaff && !stopsWrite) || !(await this.state.isOn())) return true;
    if (stopsStaff) throw new DomainError(REASON.maintenance);
    throw new Unavailable(RETRY_SECONDS, REASON.maintenance);
  }
}
