import { createDataSource } from '../../src/database/data-source.js';
import { migrate } from '../../src/database/migrate.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { createTestDatabase } from '../harness/test-database.js';

test('the migrations make exactly the tables that the entities describe', async () => {
  const base = await createTestDatabase();
  const dataSource = await createDataSource({ url: base.url });
  try {
    expect(await migrate(dataSource)).toEqual(MIGRATIONS.map((migration) => new migration().name));
    const difference = await dataSource.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map(({ query }) => query)).toEqual([]);
    expect(await migrate(dataSource)).toEqual([]);
  } finally {
    await dataSource.destroy();
    await base.drop();
  }
});
