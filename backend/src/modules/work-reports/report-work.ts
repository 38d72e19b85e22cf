import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { isReported, workMinutesOf, workReportRefusals } from '@laundry/shared/rules/work/work-report';
import { IsNull } from 'typeorm';
import type { Principal } from '../../common/auth/principal.js';
import { Clock } from '../../common/clock/clock.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { User } from '../users/user.entity.js';
import type { WorkReportDto } from './work-report.dto.js';
import { WorkReport } from './work-report.entity.js';
import type { WorkReportView } from './work-report.view.js';

/** Keeps how long somebody washed or folded. */
@Injectable()
export class ReportWork {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(History) private readonly history: History,
  ) {}

  async execute(caller: Principal, dto: WorkReportDto): Promise<WorkReportView> {
    const refusals = workReportRefusals({ ...dto, work_minute: dto.work_minute ?? null });
    if (refusals.length > 0) throw FieldErrors.ofRefusals(refusals);
    const staff = await this.database.manager.findOneBy(User, { id: dto.user_id, deleted_at: IsNull() });
    if (staff === null || !isReported(staff)) throw FieldErrors.on('user_id', 'staff_unknown');
    return this.database.inTransaction(() => this.store(caller, staff, dto));
  }

  private async store(caller: Principal, staff: User, dto: WorkReportDto): Promise<WorkReportView> {
    const { user_id, start_dt, end_dt, status } = dto;
    const work_minute = workMinutesOf(dto.work_time) ?? 0;
    const created_at = this.clock.now();
    const report = { user_id, start_dt, end_dt, status, work_minute, reported_by: caller.personId, created_at };
    const { identifiers } = await this.database.manager.insert(WorkReport, report);
    await this.history.record({
      type: OPERATION.workReported,
      actor: caller,
      user: staff,
      changes: {
        start_dt: [null, start_dt],
        end_dt: [null, end_dt],
        work_minute: [null, work_minute],
        status: [null, status],
      },
    });
    return { id: Number(identifiers[0]?.['id']) };
  }
}
