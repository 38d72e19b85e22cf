// Two promises of package-lock.json: it names no registry, and `npm ci` works on every platform.
import { readFileSync } from 'node:fs';
import { at } from '../repository.mjs';

const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
const problems = [...registryAddresses(), ...missingOptional()];
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exitCode = 1;
else console.log(`package-lock.json: ${Object.keys(packages).length} entries, no registry address, none missing.`);

function registryAddresses() {
  return Object.entries(packages)
    .filter(([, entry]) => entry.resolved?.includes('://'))
    .map(([path]) => `${path}: has a "resolved" address (.npmrc: omit-lockfile-registry-resolved=true)`);
}

/** A platform's package that the registry lacked when the lock was written is left out silently, and `npm ci` fails there. */
function missingOptional() {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path}: optional dependency ${name} has no entry of its own`),
  );
}

/** Looks where Node would: in the node_modules of the package itself, then of each folder above. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}
