import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumn, column as c, nullable } from './table-builder.js';

const OPEN_KEY = 'ux_maintenances_open';

/** One open maintenance at most; a day's revision. Each step may run again after a process that died before the end. */
export class CheckedUnderLock1763700000004 implements MigrationInterface {
  name = 'CheckedUnderLock1763700000004';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'pickup_days', 'revision', { ...c.int(), default: 0 });
    // Operators who began one at the same moment left several open: the newest is the one that counts.
    const open = await runner.manager.query<{ id: number }[]>(
      'SELECT id FROM maintenances WHERE ended_at IS NULL ORDER BY id DESC',
    );
    for (const { id } of open.slice(1)) {
      await runner.query(
        `UPDATE maintenances SET ended_at = COALESCE(start_dt, '1970-01-01 00:00:00') WHERE id = ${id}`,
      );
    }
    await addColumn(runner, 'maintenances', 'open_key', {
      ...nullable(c.int()),
      generatedType: 'VIRTUAL',
      asExpression: 'CASE WHEN ended_at IS NULL THEN 1 END',
    });
    const table = await runner.getTable('maintenances');
    if (table?.indices.some(({ name }) => name === OPEN_KEY) !== true) {
      await runner.createIndex(
        'maintenances',
        new TableIndex({ name: OPEN_KEY, columnNames: ['open_key'], isUnique: true }),
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('maintenances', OPEN_KEY);
    await runner.dropColumn('maintenances', 'open_key');
    await runner.dropColumn('pickup_days', 'revision');
  }
}
