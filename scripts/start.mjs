// npm start            installs and builds what is missing or stale, then serves
// npm run job -- NAME  the same preparation, then one job
// npm run admin:create -- --email …
// npm run check:invariants [-- DATABASE_URL]
// npm run backup -- FILE
// npm run restore -- FILE [--replace]
// Needs nothing but Node: it runs before anything is installed.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { endWithParent } from './end-with-parent.mjs';
import { prepare } from './prepare/prepare.mjs';
import { at } from './repository.mjs';
import { main } from './steps.mjs';

const args = process.argv.slice(2);

await main(async () => {
  await prepare({ names: args.length === 0 ? undefined : ['shared', 'backend'] });
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'));
});
if (!process.exitCode) await serve();

/** Runs the server in this very process: signals reach it directly, and killing npm's child kills the server. */
async function serve() {
  if (args.length === 0) endWithParent();
  const entry = at('backend/dist/main.js');
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}
