import { Inject, Injectable } from '@nestjs/common';
import { PROGRESS } from '@laundry/shared/constants/progress';
import type { DateSpan } from '@laundry/shared/rules/insights/insight-periods';
import type { StampedStatus } from '@laundry/shared/rules/stages/request-progress';
import { daySpan } from '@laundry/shared/time/jst';
import { Database } from '../../common/transaction/database.js';
import { liveSql } from '../wash-requests/request/live-request.js';
import { STAGE_COLUMNS } from '../wash-requests/request/stage-columns.js';
import { stageWork } from '../wash-requests/request/stage-work.js';
import type { InsightStaffView } from './insights.view.js';

/** As the progress screen counts it (handbook/requests.md#stages). */
const DONE = STAGE_COLUMNS.map((stage) => {
  const { staff, halves, join } = stageWork(stage);
  return `SELECT ${staff} AS staff_id, ${stage.status} AS status, ${halves} AS half_count
    FROM wash_requests w ${join} WHERE w.${stage.at} BETWEEN ? AND ? AND ${liveSql('w')}`;
});
const STAGES = `SELECT d.staff_id, d.status, SUM(d.half_count) AS halves
  FROM (${DONE.join(' UNION ALL ')}) d GROUP BY d.staff_id, d.status`;

const REPORTS = `SELECT r.user_id AS staff_id, r.status, SUM(r.work_minute) AS minutes, COUNT(*) AS reports
  FROM work_reports r WHERE r.start_dt BETWEEN ? AND ? GROUP BY r.user_id, r.status`;

interface Done {
  readonly staff_id: number | null;
  readonly status: StampedStatus;
  readonly halves: number | string;
}

interface Reported {
  readonly staff_id: number;
  readonly status: number;
  readonly minutes: number | string;
  readonly reports: number | string;
}

interface Name {
  readonly id: number;
  readonly name1: string;
  readonly name2: string;
}

/** What everybody did and reported. */
@Injectable()
export class WorkFigures {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** By id, nobody's last. */
  async staffs(dates: DateSpan): Promise<InsightStaffView[]> {
    const { from, to } = daySpan(dates.from, dates.to);
    const done = await this.database.query<Done>(
      STAGES,
      STAGE_COLUMNS.flatMap(() => [from, to]),
    );
    const reported = await this.database.query<Reported>(REPORTS, [from, to]);
    const ids = [...new Set([...done, ...reported].map(({ staff_id }) => staff_id))];
    const names = await this.names(ids.filter((id) => id !== null));
    return ids
      .sort((one, other) => (one ?? Infinity) - (other ?? Infinity))
      .map((staff_id) => {
        const name = names.find(({ id }) => id === staff_id);
        return {
          staff_id,
          name1: name?.name1 ?? null,
          name2: name?.name2 ?? null,
          ...bagsOf(done.filter((row) => row.staff_id === staff_id)),
          ...minutesOf(reported.filter((row) => row.staff_id === staff_id)),
        };
      });
  }

  private async names(ids: readonly number[]): Promise<readonly Name[]> {
    if (ids.length === 0) return [];
    const places = ids.map(() => '?').join(', ');
    return this.database.query<Name>(`SELECT u.id, u.name1, u.name2 FROM users u WHERE u.id IN (${places})`, ids);
  }
}

function bagsOf(done: readonly Done[]) {
  const bags = (stage: StampedStatus): number => Number(done.find(({ status }) => status === stage)?.halves ?? 0) / 2;
  return {
    picked_up: bags(PROGRESS.pickedUp),
    washed: bags(PROGRESS.washed),
    folded: bags(PROGRESS.folded),
    delivered: bags(PROGRESS.delivered),
  };
}

function minutesOf(reported: readonly Reported[]) {
  const minutes = (stage: number): number => Number(reported.find(({ status }) => status === stage)?.minutes ?? 0);
  return {
    wash_minutes: minutes(PROGRESS.washed),
    fold_minutes: minutes(PROGRESS.folded),
    reports: reported.reduce((sum, { reports }) => sum + Number(reports), 0),
  };
}
