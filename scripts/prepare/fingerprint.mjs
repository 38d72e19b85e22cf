// A fingerprint of source files: same contents, same fingerprint, whatever their times.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../repository.mjs';

const NOT_A_SOURCE =
  /^(node_modules|dist|generated|coverage|test|tests|testing|vitest\..*|\..*|.*\.test\.[cm]?[jt]sx?)$/;

/** SHA-256 over names and contents of the given files and folders; tests, output and hidden files are left out. */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder)) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_A_SOURCE.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
