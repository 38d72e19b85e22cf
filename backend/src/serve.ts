import type { Config } from './config/config.js';
import { createApp } from './create-app.js';

/** Migrates, listens, and tells where. */
export async function serve(config: Config, repository: string): Promise<void> {
  const app = await createApp(config, repository);
  await app.listen(config.port, config.host);
  process.stdout.write(`Laundry is ready: ${await app.getUrl()}\n`);
}
