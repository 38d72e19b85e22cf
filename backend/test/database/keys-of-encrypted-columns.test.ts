import { keyColumnOf, NO_KEY } from '../../src/database/columns.js';
import { createDataSource } from '../../src/database/data-source.js';
import { createTestDatabase } from '../harness/servers/test-database.js';

/** Keyed calls are deleted after a day: few enough to be read (docs/decisions/122). */
const READ_WHOLE = ['idempotency_keys.answer_key'];

test('each encrypted column has an index of its key, by which the start of a server finds old texts', async () => {
  const base = await createTestDatabase();
  const dataSource = await createDataSource({ url: base.url });
  try {
    const withoutIndex = dataSource.entityMetadatas.flatMap(({ tableName, columns, indices }) =>
      columns
        .filter(({ transformer }) => transformer === NO_KEY)
        .map(({ databaseName }) => keyColumnOf(databaseName))
        .filter((key) => !indices.some((index) => index.columns[0]?.databaseName === key))
        .map((key) => `${tableName}.${key}`),
    );
    expect(withoutIndex).toEqual(READ_WHOLE);
  } finally {
    await dataSource.destroy();
    await base.drop();
  }
});
