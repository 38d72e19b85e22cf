// npm run bench: the server's speed against a bare one, on a MySQL/MariaDB found or started as for the tests; the request list's
// in a Chromium found likewise; the proposal for a day by itself. What follows -- goes to bench/main.mjs.
import { prepare } from './prepare/prepare.mjs';
import { at } from './repository.mjs';
import { main, runVisibly } from './steps.mjs';
import { findOrInstallChromium } from './testing/chromium.mjs';
import { withMysql } from './testing/mysql.mjs';

const args = process.argv.slice(2);
const bench = (env) => runVisibly(process.execPath, [at('bench/main.mjs'), ...args], { env });

/** Those that need no database. */
const BENCHES = {
  'request-list': () => bench({ CHROMIUM_PATH: findOrInstallChromium() }),
  assignments: () => bench({}),
};

await main(async () => {
  await prepare();
  process.exitCode = (await BENCHES[args[0]]?.()) ?? (await withMysql((url) => bench({ BENCH_MYSQL_URL: url })));
});
