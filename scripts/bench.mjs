// npm run bench: the server's speed against a bare one, on a MySQL/MariaDB found or started as for the tests.
// What follows -- goes to bench/main.mjs.
import { prepare } from './prepare/prepare.mjs';
import { at } from './repository.mjs';
import { main, runVisibly } from './steps.mjs';
import { withMysql } from './testing/mysql.mjs';

await main(async () => {
  await prepare();
  process.exitCode = await withMysql((url) =>
    runVisibly(process.execPath, [at('bench/main.mjs'), ...process.argv.slice(2)], { env: { BENCH_MYSQL_URL: url } }),
  );
});
