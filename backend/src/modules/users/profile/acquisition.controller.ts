import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { Public } from '../../../common/auth/access.js';
import { MaybeCaller } from '../../../common/auth/caller.js';
import type { Principal } from '../../../common/auth/principal.js';
import { AcquisitionDto } from './acquisition.dto.js';
import { KeepAcquisition } from './keep-acquisition.js';

/** Where a visitor comes from. A guest's registration brings it again. */
@Public()
@Controller('acquisition')
export class AcquisitionController {
  constructor(@Inject(KeepAcquisition) private readonly keep: KeepAcquisition) {}

  /** Keeps where a visitor comes from. */
  @Post()
  @HttpCode(204)
  post(@MaybeCaller() caller: Principal | null, @Body() dto: AcquisitionDto): Promise<void> {
    return this.keep.execute(caller, dto.referrer_code);
  }
}
