import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { Refuses } from '../../common/http/refuses.js';
import { ForConsole } from '../../common/auth/access.js';
import { Caller } from '../../common/auth/caller.js';
import type { Principal } from '../../common/auth/principal.js';
import { StartMaintenanceDto } from './start-maintenance.dto.js';
import { MaintenanceView } from './maintenance.view.js';
import { EndMaintenance } from './end-maintenance.js';
import { StartMaintenance } from './start-maintenance.js';

/** Maintenance is begun and ended by administrators and managers (handbook/console.md#maintenance). */
@ForConsole('maintenance')
@Controller('admin/maintenance')
export class ConsoleMaintenanceController {
  constructor(
    @Inject(StartMaintenance) private readonly startMaintenance: StartMaintenance,
    @Inject(EndMaintenance) private readonly endMaintenance: EndMaintenance,
  ) {}

  /** Begins or plans a maintenance. */
  @Post('start')
  @HttpCode(200)
  @Refuses(REASON.dup)
  start(@Caller() caller: Principal, @Body() dto: StartMaintenanceDto): Promise<MaintenanceView> {
    return this.startMaintenance.execute(caller, dto);
  }

  /** Ends a maintenance or cancels a planned one. */
  @Post('end')
  @HttpCode(200)
  end(@Caller() caller: Principal): Promise<MaintenanceView> {
    return this.endMaintenance.execute(caller);
  }
}
