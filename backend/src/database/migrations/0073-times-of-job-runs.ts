import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, column, dropColumns } from './table-builder.js';

const { int, dateTime, text } = column;

/** When a run of a job began and ended, what it failed of, and who began it by hand. */
export class TimesOfJobRuns1763700000073 implements MigrationInterface {
  name = 'TimesOfJobRuns1763700000073';

  async up(runner: QueryRunner): Promise<void> {
    const columns = { started_at: dateTime(), ended_at: dateTime(), error: text(100), started_by: int() };
    await addColumns(runner, 'job_runs', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'job_runs', ['started_at', 'ended_at', 'error', 'started_by'], []);
  }
}
