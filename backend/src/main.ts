import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, loadConfig } from './config/config.js';
import { serve } from './serve.js';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

try {
  await serve(loadConfig(process.env), repository);
} catch (error) {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${String((error as Error).stack)}\n`);
  process.exit(1);
}
