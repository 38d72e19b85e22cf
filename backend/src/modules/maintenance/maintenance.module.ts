import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MaintenanceController } from './maintenance.controller.js';
import { MaintenanceGuard } from './maintenance.guard.js';
import { MaintenanceState } from './maintenance-state.js';

@Module({
  controllers: [MaintenanceController],
  providers: [MaintenanceState, { provide: APP_GUARD, useClass: MaintenanceGuard }],
})
export class MaintenanceModule {}
