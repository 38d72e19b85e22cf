import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ForConsole, Public } from '../../common/auth/access.js';
import { AreaQueries } from './area.queries.js';
import { AreaInfoView, AreaView } from './area.view.js';
import { AreaInfoQuery } from './area-info.query.dto.js';

/** Where the service is offered, for everybody (handbook/requests.md#areas). */
@Controller()
export class AreaInfoController {
  constructor(@Inject(AreaQueries) private readonly areas: AreaQueries) {}

  /** The service areas. */
  @Public()
  @Get('areaInfos')
  list(): Promise<AreaView[]> {
    return this.areas.list();
  }

  /** Whether a postal code is served, and at which hours. */
  @Public()
  @Get('areaInfo')
  info(@Query() query: AreaInfoQuery): Promise<AreaInfoView> {
    return this.areas.info(query.zipcode, onetimeOf(query));
  }

  /** The same look-up for the back office. */
  @ForConsole('staffs.choices')
  @Get('admin/areaInfo')
  adminInfo(@Query() query: AreaInfoQuery): Promise<AreaInfoView> {
    return this.areas.info(query.zipcode, onetimeOf(query));
  }
}

const onetimeOf = ({ is_onetime }: AreaInfoQuery): boolean | null =>
  is_onetime === undefined ? null : ['1', 'true'].includes(is_onetime);
