import { Inject, Injectable } from '@nestjs/common';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { stateRefusal } from '@laundry/shared/rules/dispatch/request-operations';
import type { Principal } from '../../../common/auth/principal.js';
import { throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { RequestTargets } from '../dispatch/console-request-target.js';
import { EndRequest } from './end-request.js';

const KINDS = { 'request.cancel': CANCEL_KIND.operator, 'request.discard': CANCEL_KIND.discard } as const;

/** An operator cancels a pickup before it is done, or discards a request before its delivery: its bags then count as used. */
@Injectable()
export class EndByOperator {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(EndRequest) private readonly ending: EndRequest,
  ) {}

  async execute(caller: Principal, id: number, operation: keyof typeof KINDS): Promise<void> {
    const { request, user } = await this.targets.find(caller, id, operation);
    throwIfRefused(stateRefusal(operation, request));
    const end = { kind: KINDS[operation], actor: caller, user, request };
    await this.database.inTransaction(() => this.ending.execute(end));
  }
}
