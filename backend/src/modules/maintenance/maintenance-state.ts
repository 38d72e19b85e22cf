import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import type { MaintenanceView } from './maintenance.view.js';

interface PeriodRow {
  readonly start_dt: string | null;
  readonly end_dt: string | null;
  readonly type: number;
  readonly content: string;
}

/** How long the state read last is good on this replica. */
const CACHE_MILLIS = 2_000;

/** Whether maintenance is on: from its start, at once when that is empty, until an operator ends it (handbook/console.md#maintenance). */
@Injectable()
export class MaintenanceState {
  private cached: { row: PeriodRow | null; until: number } | null = null;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async isOn(): Promise<boolean> {
    return (await this.current()).maint_flg === 1;
  }

  async current(): Promise<MaintenanceView> {
    const row = await this.read();
    if (row === null) return { maint_flg: 0, start_dt: null, end_dt: null, type: null, content: null };
    const begun = row.start_dt === null || row.start_dt <= this.clock.now();
    return {
      maint_flg: begun ? 1 : 0,
      start_dt: row.start_dt,
      end_dt: row.end_dt,
      type: row.type,
      content: row.content,
    };
  }

  /** Call after a write to the periods. */
  forget(): void {
    this.database.afterCommit(() => {
      this.cached = null;
    });
  }

  private async read(): Promise<PeriodRow | null> {
    const millis = this.clock.epochMillis();
    if (this.cached !== null && this.cached.until > millis) return this.cached.row;
    const [row = null] = await this.database.query<PeriodRow>(
      'SELECT start_dt, end_dt, type, content FROM maintenances WHERE ended_at IS NULL ORDER BY id DESC LIMIT 1',
    );
    this.cached = { row, until: millis + CACHE_MILLIS };
    return row;
  }
}
