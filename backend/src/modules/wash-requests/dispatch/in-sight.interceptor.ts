import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { parseRowId } from '@laundry/shared/text/row-id';
import type { Principal } from '../../../common/auth/principal.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { RequestTargets } from './console-request-target.js';
import { LeftStops } from './left-stops.js';

/**
 * Of a request that the caller does not see, or no longer, nothing is told: no first answer to a repeated key either. Only whoever had it
 * until a while ago is told who has it now.
 */
@Injectable()
export class InSight implements NestInterceptor {
  constructor(
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(LeftStops) private readonly left: LeftStops,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const { user, params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const id = parseRowId(params.id);
    if (user !== undefined && id !== null) await this.refuseUnseen(user, id);
    return next.handle();
  }

  private async refuseUnseen(caller: Principal, id: number): Promise<void> {
    try {
      await this.targets.visible(caller, id);
    } catch (error) {
      throw (error instanceof NotFound ? await this.left.of(caller, id) : null) ?? error;
    }
  }
}
