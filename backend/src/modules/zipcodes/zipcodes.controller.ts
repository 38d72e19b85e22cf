import { Controller, Get, Inject, Query } from '@nestjs/common';
import { Public } from '../../common/auth/access.js';
import { ZipcodeQuery } from './zipcode.query.dto.js';
import { ZipcodeQueries } from './zipcode.queries.js';
import { ZipcodeView } from './zipcode.view.js';

/** The address search of the forms. */
@Public()
@Controller('zipcode')
export class ZipcodesController {
  constructor(@Inject(ZipcodeQueries) private readonly zipcodes: ZipcodeQueries) {}

  /** The address of a postal code. */
  @Get()
  address(@Query() { zc }: ZipcodeQuery): ZipcodeView {
    return this.zipcodes.address(zc);
  }
}
