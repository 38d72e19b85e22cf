import { Inject, Injectable } from '@nestjs/common';
import { addMinutes } from '@laundry/shared/time/jst';
import { personName } from '@laundry/shared/text/person-name';
import { Clock } from '../../common/clock/clock.js';
import { endedSince } from '../../common/ended-since.js';
import { overdueSlot } from '../../common/jobs/job-lag.js';
import { JobRunner } from '../../common/jobs/job-runner.js';
import type { JobRun } from '../../common/jobs/job-run.entity.js';
import { storedRuns } from '../../common/jobs/stored-runs.js';
import { latestSlot, nextSlot } from '../../common/jobs/schedule.js';
import { Database } from '../../common/transaction/database.js';
import type { JobRunView, JobView } from './job.view.js';

const RUNS_SHOWN = 5;
/** Without a sign for so long, whoever ran it is gone (docs/decisions/048). */
const SILENT_MINUTES = 0.5;

type Row = Omit<JobRun, 'started_by'> & { readonly name1: string | null; readonly name2: string | null };

/** Every job, when it runs next, whether it is late, and what became of its last runs. */
@Injectable()
export class JobRunQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(JobRunner) private readonly runner: JobRunner,
  ) {}

  async all(): Promise<JobView[]> {
    const { all } = this.runner;
    const latest = `SELECT * FROM (SELECT j.*, u.name1, u.name2 FROM job_runs j LEFT JOIN users u ON u.id = j.started_by
                             WHERE j.job = ? ORDER BY j.slot DESC LIMIT ${RUNS_SHOWN})`;
    const rows = await this.database.query<Row>(
      all.map((_, index) => `${latest} j${index}`).join(' UNION ALL '),
      all.map(({ name }) => name),
    );
    const runsOf = await storedRuns(this.database, all);
    const now = this.clock.now();
    const forgotten = endedSince(now);
    return all.map(({ name, schedule }) => ({
      name,
      every_seconds: 'everySeconds' in schedule ? schedule.everySeconds : null,
      daily_at: 'dailyAt' in schedule ? schedule.dailyAt : null,
      monthly_at: 'monthlyAt' in schedule ? schedule.monthlyAt : null,
      next_at: nextSlot(schedule, latestSlot(schedule, now)),
      overdue_since: overdueSlot(schedule, runsOf(name), now, forgotten),
      runs: rows
        .filter(({ job }) => job === name)
        .sort((one, other) => (one.slot < other.slot ? 1 : -1))
        .map((row) => this.view(row)),
    }));
  }

  private view({ name1, name2, ...row }: Row): JobRunView {
    const { slot, started_at, ended_at, found, done, failed, error } = row;
    const started_by = name1 === null || name2 === null ? null : personName({ name1, name2 });
    return { slot, state: this.stateOf(row), started_at, ended_at, found, done, failed, error, started_by };
  }

  private stateOf({ state, owner, lease_until }: Pick<JobRun, 'state' | 'owner' | 'lease_until'>): JobRunView['state'] {
    if (state === 'done' || state === 'failed') return state;
    return owner === null || lease_until < addMinutes(this.clock.now(), -SILENT_MINUTES) ? 'stopped' : 'running';
  }
}
