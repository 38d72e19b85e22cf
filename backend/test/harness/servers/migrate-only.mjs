// A process that migrates the database at the address given, and nothing else.
import { createDataSource } from '../../../dist/database/data-source.js';
import { migrate } from '../../../dist/database/migrate.js';

const dataSource = await createDataSource({ url: process.argv[2] });
await migrate(dataSource);
await dataSource.destroy();
