import { Controller, Get, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mastersIn } from '@laundry/shared/masters/masters';
import { DuringMaintenance, Public } from '../../common/auth/access.js';
import { callerLanguage } from '../../common/http/caller-language.js';
import { CONFIG, type Config } from '../../config/config.js';
import { MastersView, mastersView } from './masters.view.js';

/** The master lists and plans (handbook/plans-and-prices.md). */
@Public()
@DuringMaintenance()
@Controller('masters')
export class MastersController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The master lists and plans. */
  @Get()
  masters(@Req() request: FastifyRequest): MastersView {
    return mastersView(mastersIn(callerLanguage(request)), this.config.supportUrl);
  }
}
