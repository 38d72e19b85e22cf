import { Controller, Get, Inject } from '@nestjs/common';
import { DuringMaintenance, Public } from '../../common/auth/access.js';
import { MaintenanceState } from './maintenance-state.js';
import { MaintenanceView } from './maintenance.view.js';

@Public()
@DuringMaintenance()
@Controller('maintenance')
export class MaintenanceController {
  constructor(@Inject(MaintenanceState) private readonly state: MaintenanceState) {}

  /** The maintenance that is on or planned. */
  @Get()
  current(): Promise<MaintenanceView> {
    return this.state.current();
  }
}
