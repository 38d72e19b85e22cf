import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { IsNull } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { MaintenanceState } from './maintenance-state.js';
import { Maintenance } from './maintenance.entity.js';
import type { MaintenanceView } from './maintenance.view.js';

/** Ends the maintenance that is on, or cancels a planned one; when there is none by now, that is as well. */
@Injectable()
export class EndMaintenance {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MaintenanceState) private readonly state: MaintenanceState,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal): Promise<MaintenanceView> {
    await this.database.inTransaction(() => this.close(caller));
    this.state.forget();
    return this.state.current();
  }

  private async close(caller: Principal): Promise<void> {
    const ended_at = this.clock.now();
    const planned = await this.database.manager.findOneBy(Maintenance, { ended_at: IsNull() });
    const { affected } = await this.database.manager.update(Maintenance, { ended_at: IsNull() }, { ended_at });
    if (affected === 0) return;
    const changes = { end_dt: [planned?.end_dt ?? null, ended_at] } as const;
    await this.history.record({ type: OPERATION.maintenanceChanged, actor: caller, user: null, changes });
  }
}
