import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { Database } from '../../../common/transaction/database.js';
import { MaintenanceState } from '../maintenance-state.js';
import { Maintenance } from '../maintenance.entity.js';
import type { MaintenanceView } from '../maintenance.view.js';

/** Ends the maintenance that is on, or calls a planned one off; when there is none by now, that is as well. */
@Injectable()
export class EndMaintenance {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MaintenanceState) private readonly state: MaintenanceState,
  ) {}

  async execute(): Promise<MaintenanceView> {
    await this.database.manager.update(Maintenance, { ended_at: IsNull() }, { ended_at: this.clock.now() });
    this.state.forget();
    return this.state.current();
  }
}
