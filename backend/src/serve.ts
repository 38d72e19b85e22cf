import { Clock } from './common/clock/clock.js';
import { PasswordHasher } from './common/crypto/password-hasher.js';
import { Shutdown } from './common/shutdown.js';
import { Database } from './common/transaction/database.js';
import { ConfigError, type Config } from './config/config.js';
import { createApp } from './create-app.js';
import { DEMO_PASSWORD } from './database/seeds/demo-people.js';
import { fillDemo, holdsDemo } from './database/seeds/fill-demo.js';

/** ms from the end of draining until the process is gone, whoever still hangs on: orchestrators kill soon after. */
const GONE_WITHIN = 18_000;
const ENDED_BY_FORCE = 1;

/** Migrates, fills the demo into an empty database, listens, and tells where and how to sign in. */
export async function serve(config: Config, repository: string): Promise<void> {
  const app = await createApp(config, repository);
  const goneWithin = config.drainSeconds * 1_000 + GONE_WITHIN;
  app.get(Shutdown).signal.addEventListener('abort', () => setTimeout(endByForce, goneWithin).unref());
  if (config.production && (await holdsDemo(app.get(Database)))) {
    throw new ConfigError([
      'the database holds the demo, whose passwords everybody knows: production needs one of its own',
    ]);
  }
  if (config.demo) await fillDemo(app.get(Database), app.get(PasswordHasher), app.get(Clock).now(), config);
  // A full disk under the standard output stops nobody.
  process.stdout.on('error', () => undefined);
  await app.listen(config.port, config.host);
  process.stdout.write(welcome(await app.getUrl(), config));
}

function endByForce(): void {
  process.stderr.write('Not everything has ended in time.\n');
  process.exit(ENDED_BY_FORCE);
}

function welcome(url: string, { demo, apiDocs }: Config): string {
  const pages = [
    '',
    `  Customers  ${url}/`,
    `  Admin      ${url}/admin`,
    `  Staff      ${url}/staff`,
    ...(apiDocs ? [`  API        ${url}/api/docs`] : []),
    '',
  ];
  const signIns = [
    `  Demo sign-ins (password ${DEMO_PASSWORD}):`,
    '    admin@  manager@  leader@  wash@  delivery@  staff0@   example.com',
    '    monthly@  company@  onetime@  stopped@  review@        example.com',
    '',
  ];
  return ['Laundry is ready.', ...pages, ...(demo ? signIns : [])].join('\n');
}
