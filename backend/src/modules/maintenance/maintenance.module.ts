import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ConsoleMaintenanceController } from './console-maintenance.controller.js';
import { MaintenanceController } from './maintenance.controller.js';
import { MaintenanceGuard } from './maintenance.guard.js';
import { MaintenanceState } from './maintenance-state.js';
import { EndMaintenance } from './end-maintenance.js';
import { StartMaintenance } from './start-maintenance.js';

@Module({
  controllers: [MaintenanceController, ConsoleMaintenanceController],
  providers: [MaintenanceState, StartMaintenance, EndMaintenance, { provide: APP_GUARD, useClass: MaintenanceGuard }],
  exports: [MaintenanceState],
})
export class MaintenanceModule {}
