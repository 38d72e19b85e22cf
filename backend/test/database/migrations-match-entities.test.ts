import { createDataSource } from '../../src/database/data-source.js';
import { migrate } from '../../src/database/migrate.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { createTestDatabase, onMysql } from '../harness/servers/test-database.js';

/** A cluster's nodes tell rows apart by the primary key. */
const TABLES_WITHOUT_KEY = `SELECT t.table_name FROM information_schema.tables t
  LEFT JOIN information_schema.statistics s
    ON s.table_schema = t.table_schema AND s.table_name = t.table_name AND s.index_name = 'PRIMARY'
 WHERE t.table_schema = DATABASE() AND s.table_name IS NULL`;

test('the migrations make exactly the tables that the entities describe', async () => {
  const base = await createTestDatabase();
  const dataSource = await createDataSource({ url: base.url });
  try {
    expect(await migrate(dataSource)).toEqual(MIGRATIONS.map((migration) => new migration().name));
    const difference = await dataSource.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map(({ query }) => query)).toEqual([]);
    expect(await migrate(dataSource)).toEqual([]);
    expect(onMysql ? await dataSource.query(TABLES_WITHOUT_KEY) : []).toEqual([]);
  } finally {
    await dataSource.destroy();
    await base.drop();
  }
});
