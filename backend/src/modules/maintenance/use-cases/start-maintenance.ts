import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { periodRefusals } from '@laundry/shared/rules/maintenance-period';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import type { StartMaintenanceDto } from '../dto/start-maintenance.dto.js';
import { MaintenanceState } from '../maintenance-state.js';
import { Maintenance } from '../maintenance.entity.js';
import type { MaintenanceView } from '../maintenance.view.js';

/** Begins or plans maintenance: one at a time (decisions 10 and 11). */
@Injectable()
export class StartMaintenance {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MaintenanceState) private readonly state: MaintenanceState,
  ) {}

  async execute({ start_dt = null, end_dt = null, type, content }: StartMaintenanceDto): Promise<MaintenanceView> {
    const refusals = periodRefusals({ start_dt, end_dt }, this.clock.now());
    if (refusals.length > 0) throw FieldErrors.ofRefusals(refusals);
    const period = { start_dt, end_dt, type, content: content ?? '', ended_at: null };
    await this.database.inTransaction(() => this.open(period));
    this.state.forget();
    return this.state.current();
  }

  /** The update locks what is open, and where another operator's would be inserted: of two at once, one sees the other's. */
  private async open(period: Omit<Maintenance, 'id'>): Promise<void> {
    const open = await this.database.manager
      .createQueryBuilder()
      .update(Maintenance)
      .set({ ended_at: () => 'ended_at' })
      .where('ended_at IS NULL')
      .execute();
    if (open.affected !== 0) throw new DomainError(REASON.dup, {}, 'maintenance_exists');
    await this.database.manager.insert(Maintenance, period);
  }
}
