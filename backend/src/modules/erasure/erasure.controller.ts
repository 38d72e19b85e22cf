import { Controller, Get, Inject } from '@nestjs/common';
import { ForConsole } from '../../common/auth/access.js';
import { ErasureQueries } from './erasure.queries.js';
import { ErasureView } from './erasure.view.js';

/** What of people is to be erased, for administrators. */
@ForConsole('jobs')
@Controller('admin/erasure')
export class ErasureController {
  constructor(@Inject(ErasureQueries) private readonly erasures: ErasureQueries) {}

  /** How many accounts wait for the erasure of their personal data, and which of them something holds. */
  @Get()
  waiting(): Promise<ErasureView> {
    return this.erasures.waiting();
  }
}
