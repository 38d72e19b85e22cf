import { Controller, Get, Inject, Res, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ForCustomer } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { disposition } from '../../common/files/answer-file.js';
import { OwnDataLimit } from './own-data-limit.interceptor.js';
import { OwnDataQueries } from './own-data.queries.js';
import { OwnDataView } from './own-data.view.js';

/** What is stored of a customer, on their request. */
@ForCustomer('ownData')
@Controller('users/me/data')
export class OwnDataController {
  constructor(@Inject(OwnDataQueries) private readonly data: OwnDataQueries) {}

  /** Everything in one document, to be saved as a file. */
  @Get()
  @UseInterceptors(OwnDataLimit)
  async download(@Caller() caller: Principal, @Res({ passthrough: true }) reply: FastifyReply): Promise<OwnDataView> {
    const data = await this.data.of(caller.accountId);
    void reply.header('content-disposition', disposition(`登録情報_${data.made_at.slice(0, 10)}.json`));
    return data;
  }
}
