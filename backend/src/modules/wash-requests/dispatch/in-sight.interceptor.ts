import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { parseRowId } from '@laundry/shared/text/row-id';
import { RequestTargets } from './console-request-target.js';

/** Of a request that the caller does not see, or no longer, nothing is told: no first answer to a repeated key either. */
@Injectable()
export class InSight implements NestInterceptor {
  constructor(@Inject(RequestTargets) private readonly targets: RequestTargets) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const { user, params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const id = parseRowId(params.id);
    if (user !== undefined && id !== null) await this.targets.visible(user, id);
    return next.handle();
  }
}
