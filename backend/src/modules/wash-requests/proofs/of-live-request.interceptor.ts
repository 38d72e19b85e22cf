import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { parseRowId } from '@laundry/shared/text/row-id';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { LIVE } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** Refuses a photo of a request that is not there before a byte of it is read. */
@Injectable()
export class OfLiveRequest implements NestInterceptor {
  constructor(@Inject(Database) private readonly database: Database) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const id = parseRowId(params.id);
    if (id === null || !(await this.database.manager.existsBy(WashRequest, { ...LIVE, id }))) throw new NotFound();
    return next.handle();
  }
}
