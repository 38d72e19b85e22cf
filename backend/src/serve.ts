import { Clock } from './common/clock/clock.js';
import { PasswordHasher } from './common/crypto/password-hasher.js';
import { Database } from './common/transaction/database.js';
import type { Config } from './config/config.js';
import { createApp } from './create-app.js';
import { DEMO_PASSWORD } from './database/seeds/demo-people.js';
import { fillDemo } from './database/seeds/fill-demo.js';

/** Migrates, fills the demo into an empty database, listens, and tells where and how to sign in. */
export async function serve(config: Config, repository: string): Promise<void> {
  const app = await createApp(config, repository);
  if (config.demo) await fillDemo(app.get(Database), app.get(PasswordHasher), app.get(Clock).now());
  await app.listen(config.port, config.host);
  process.stdout.write(welcome(await app.getUrl(), config.demo));
}

function welcome(url: string, demo: boolean): string {
  const pages = [
    '',
    `  Customers  ${url}/`,
    `  Admin      ${url}/admin`,
    `  Staff      ${url}/staff`,
    `  API        ${url}/api/docs`,
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
