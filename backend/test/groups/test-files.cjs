const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '../..');

/** Every test file, with its size in bytes. */
const files = ['src', 'test']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((path) => join(folder, path)))
  .filter((file) => file.endsWith('.test.ts'))
  .sort()
  .map((file) => ({ file, path: join(ROOT, file), bytes: statSync(join(ROOT, file)).size }));

/** What replaces a module or the timers replaces them for all that is loaded with it, and may run beside it. */
const replacesGlobals = ({ path }) => /jest\.(mock|useFakeTimers)\(/.test(readFileSync(path, 'utf8'));

module.exports = {
  /** Those that run by themselves. */
  apart: files.filter(replacesGlobals),
  /** Those that may be loaded together. */
  together: files.filter((each) => !replacesGlobals(each)),
};
