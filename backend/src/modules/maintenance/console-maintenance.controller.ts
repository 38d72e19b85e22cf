import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ForConsole } from '../../common/auth/access.js';
import { StartMaintenanceDto } from './dto/start-maintenance.dto.js';
import { MaintenanceView } from './maintenance.view.js';
import { EndMaintenance } from './use-cases/end-maintenance.js';
import { StartMaintenance } from './use-cases/start-maintenance.js';

/** Maintenance is begun and ended by administrators and managers (spec 3 §2.4). */
@ForConsole('maintenance')
@Controller('admin/maintenance')
export class ConsoleMaintenanceController {
  constructor(
    @Inject(StartMaintenance) private readonly startMaintenance: StartMaintenance,
    @Inject(EndMaintenance) private readonly endMaintenance: EndMaintenance,
  ) {}

  @Post('start')
  @HttpCode(200)
  start(@Body() dto: StartMaintenanceDto): Promise<MaintenanceView> {
    return this.startMaintenance.execute(dto);
  }

  @Post('end')
  @HttpCode(200)
  end(): Promise<MaintenanceView> {
    return this.endMaintenance.execute();
  }
}
