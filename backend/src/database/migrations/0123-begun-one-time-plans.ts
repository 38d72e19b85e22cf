import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing begins later on a one-time plan: who chose one instead of what was to begin was left with its month (docs/decisions/098). */
export class BegunOneTimePlans1763700000123 implements MigrationInterface {
  name = 'BegunOneTimePlans1763700000123';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE users SET begins_month = NULL WHERE begins_month IS NOT NULL AND plan_id LIKE 'tx%'");
  }

  /** Whose month it was is known no more, and is asked for by nothing. */
  async down(): Promise<void> {}
}
