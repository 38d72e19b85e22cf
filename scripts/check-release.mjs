// npm run check:release -- GITREF                      the server of that release on the schema of this one, on MySQL/MariaDB
// npm run check:release -- GITREF --database sqlite    on the embedded database
// While replicas are replaced one after the other, those of the release before go on with the new schema: what it took away or
// began to ask for would stop them. The release makes its demo, this one migrates it, and the release's own journeys are run on
// that by its own server; then the rows are held against this one's invariants.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './prepare/prepare.mjs';
import { freePort } from './free-port.mjs';
import { at, root } from './repository.mjs';
import { builtRelease, git } from './release/built-release.mjs';
import { inDatabase, servedOnce } from './release/served-once.mjs';
import { main, runVisibly, say, StepFailed } from './steps.mjs';
import { findOrInstallChromium } from './testing/chromium.mjs';

/** What people do all day; those that a release has. */
const JOURNEYS = ['journey', 'booking', 'weekly', 'onetime', 'buy-bags', 'plan', 'register-by-card', 'driver-day'];
const MIGRATIONS = 'backend/src/database/migrations';

const {
  values: { database },
  positionals: [ref],
} = parseArgs({ allowPositionals: true, options: { database: { type: 'string', default: 'mysql' } } });

await main(async () => {
  if (ref === undefined) throw new StepFailed('Which release? npm run check:release -- GITREF');
  await prepare({ names: ['shared', 'backend'] });
  process.exitCode = await checkRelease(await builtRelease(ref));
});

async function checkRelease({ folder, commit }) {
  const added = (await git('diff', '--name-only', '--diff-filter=A', commit, 'HEAD', '--', MIGRATIONS)).trim();
  say(`Migrations since then: ${added.replaceAll(`${MIGRATIONS}/`, '').replaceAll('\n', ', ') || 'none'}.`);
  return inDatabase(database, async (DATABASE_URL) => {
    const data = join(folder, 'e2e/data');
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { recursive: true });
    const port = await freePort();
    const env = { ...DATABASE_URL, PORT: String(port), DATA_DIR: data, JOBS_ENABLED: 'off', RATE_LIMIT: 'off' };
    const demo = { ...env, DEMO: '1', APP_NOW: '2026-11-25 09:00:00' };
    await servedOnce('The release makes its demo', folder, demo);
    await servedOnce('This version migrates it', root, { ...demo, DEMO: '0' });
    const failed = await journeysOf(folder, { ...env, E2E_PORT: String(port) });
    const sound = await runVisibly(process.execPath, [at('backend/dist/main.js'), 'check:invariants'], { env });
    say(
      `${failed ? 'Journeys of the release FAILED' : 'The release works'} on this schema; rows: ${sound ? 'BROKEN' : 'sound'}.`,
    );
    return failed || sound ? 1 : 0;
  });
}

/** The runner takes a port that is named for a sign that the data is there already. */
function journeysOf(folder, env) {
  const program = join(folder, 'node_modules/@playwright/test/cli.js');
  const names = JOURNEYS.map((name) => `tests/${name}.`);
  return runVisibly(process.execPath, [program, 'test', '--reporter=list', ...names], {
    cwd: join(folder, 'e2e'),
    env: { ...env, CHROMIUM_PATH: findOrInstallChromium() },
  });
}
