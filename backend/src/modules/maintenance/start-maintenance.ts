import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import { periodRefusals } from '@laundry/shared/rules/maintenance/maintenance-period';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { isUniqueViolation } from '../../common/transaction/database-errors.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import type { StartMaintenanceDto } from './start-maintenance.dto.js';
import { MaintenanceState } from './maintenance-state.js';
import { Maintenance } from './maintenance.entity.js';
import type { MaintenanceView } from './maintenance.view.js';

/** Begins or plans maintenance: one at a time (handbook/console.md#maintenance). */
@Injectable()
export class StartMaintenance {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MaintenanceState) private readonly state: MaintenanceState,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(
    caller: Principal,
    { start_dt = null, end_dt = null, type, content }: StartMaintenanceDto,
  ): Promise<MaintenanceView> {
    const refusals = periodRefusals({ start_dt, end_dt }, this.clock.now());
    if (refusals.length > 0) throw FieldErrors.ofRefusals(refusals);
    const period = { start_dt, end_dt, type, content: content ?? '', ended_at: null };
    await this.database.inTransaction(() => this.open(caller, period));
    this.state.forget();
    return this.state.current();
  }

  /** Of two at once the key of what is open lets one pass. */
  private async open(caller: Principal, period: Omit<Maintenance, 'id' | 'open_key'>): Promise<void> {
    try {
      await this.database.manager.insert(Maintenance, period);
    } catch (error) {
      if (isUniqueViolation(error)) throw new DomainError(REASON.dup, {}, 'maintenance_exists');
      throw error;
    }
    const { start_dt, end_dt, type, content } = period;
    const changes = {
      start_dt: [null, start_dt ?? this.clock.now()],
      end_dt: [null, end_dt],
      maintenance_type: [null, type],
      ...(content !== '' && { content: [null, content] as const }),
    } as const;
    await this.history.record({ type: OPERATION.maintenanceChanged, actor: caller, user: null, changes });
  }
}
