import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, column as c } from './table-builder.js';

/** How often a mail was handed over without an answer. */
export class UnansweredMails1763700000006 implements MigrationInterface {
  name = 'UnansweredMails1763700000006';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'mails', 'unanswered_tries', { ...c.int(), default: 0 });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('mails', 'unanswered_tries');
  }
}
