import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column as c, createTable, nullable } from './table-builder.js';

const HOURS = [13, 14, 15, 16, 17, 18, 19, 20, 21];

/** The price grid of one-time requests, its rows empty: operators fill in prices, they add no hours. */
export class OnetimePrices1763700000020 implements MigrationInterface {
  name = 'OnetimePrices1763700000020';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'onetime_prices', {
      columns: {
        wreq_time: c.text(8),
        delivery_type: c.int(),
        week1: nullable(c.int()),
        week2: nullable(c.int()),
        week3: nullable(c.int()),
        week4: nullable(c.int()),
        week5: nullable(c.int()),
        week6: nullable(c.int()),
      },
      unique: { ux_onetime_prices_time: ['delivery_type', 'wreq_time'] },
    });
    for (const delivery_type of [1, 2]) {
      for (const hour of HOURS) {
        const values = [`${hour}:00:00`, delivery_type];
        // A run that was cut off may have made some.
        const sql = 'SELECT 1 FROM onetime_prices WHERE wreq_time = ? AND delivery_type = ?';
        if ((await runner.manager.query<unknown[]>(sql, values)).length > 0) continue;
        await runner.query('INSERT INTO onetime_prices (wreq_time, delivery_type) VALUES (?, ?)', values);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('onetime_prices');
  }
}
