// Where things are: the repository's root, and the programs that its packages bring.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** An absolute path from parts below the root. */
export const at = (...parts) => join(root, ...parts);

/**
 * The JavaScript file behind a package's command, to be run by `node` itself: no shell, no `.cmd` on Windows.
 * `workspace` is the folder whose node_modules is looked at first. Throws when the package is not installed.
 */
export function programOf(packageName, command = packageName, workspace = '.') {
  const require = createRequire(at(workspace, 'package.json'));
  const folder = require.resolve
    .paths(packageName)
    .map((path) => join(path, packageName))
    .find((path) => readManifest(path));
  if (!folder) throw new Error(`The package ${packageName} is not installed.`);
  const { bin } = readManifest(folder);
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
