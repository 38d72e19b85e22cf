import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { Public } from '../../common/auth/access.js';
import { MaybeCaller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { AcquisitionDto } from './dto/acquisition.dto.js';
import { KeepAcquisition } from './use-cases/keep-acquisition.js';

/** Where a visitor comes from (spec 1 §2 "Referrer capture"). A guest's registration brings his again. */
@Public()
@Controller('acquisition')
export class AcquisitionController {
  constructor(@Inject(KeepAcquisition) private readonly keep: KeepAcquisition) {}

  @Post()
  @HttpCode(204)
  post(@MaybeCaller() caller: Principal | null, @Body() dto: AcquisitionDto): Promise<void> {
    return this.keep.execute(caller, dto.referrer_code);
  }
}
