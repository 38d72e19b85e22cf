// Installs the dependencies when node_modules does not hold what package-lock.json asks for.
import { existsSync, readFileSync } from 'node:fs';
import { npm } from '../npm.mjs';
import { at } from '../repository.mjs';
import { runQuietly, StepFailed } from '../steps.mjs';

const OLDEST_NODE = [20, 19];

/** Brings node_modules in line with package-lock.json by `npm ci`; does nothing when it already is. */
export async function installIfNeeded() {
  requireNode();
  if (isInstalled()) return;
  const first = !existsSync(at('node_modules'));
  const title = `Installing dependencies (${first ? 'first run' : 'package-lock.json has changed'}, a minute or two) …`;
  try {
    // The build needs the development packages even where NODE_ENV is production.
    const [command, args, options] = npm('ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund');
    await runQuietly(title, command, args, { ...options, where: installed() });
  } catch (error) {
    throw new StepFailed(`${error.message}\nInstalling needs a connection to the npm registry.`);
  }
}

/**
 * Runs the one install script that is needed, better-sqlite3's, no other package's; where it is compiled, that goes on beside the
 * build.
 */
export async function installDatabase() {
  if (existsSync(at('node_modules/better-sqlite3/build/Release/better_sqlite3.node'))) return;
  const [command, args, options] = npm('rebuild', 'better-sqlite3', '--ignore-scripts=false');
  const where = () => 'still installing the embedded database';
  try {
    await runQuietly('Installing the embedded database …', command, args, { ...options, where });
  } catch (error) {
    throw new StepFailed(`${error.message}\n${whatCompilingNeeds}`);
  }
}

const whatCompilingNeeds =
  'Where no prebuilt better-sqlite3 can be had it is compiled, ' +
  'which needs python3, make and a C++ compiler (Debian: apt-get install -y python3 make g++).';

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new StepFailed(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** Tells how many of the packages are there by now; those of other platforms never are. */
function installed() {
  const isForHere = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
  const wanted = Object.entries(readPackages('package-lock.json') ?? {}).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && isForHere(entry),
  );
  const present = () => wanted.filter(([path]) => existsSync(at(path, 'package.json'))).length;
  return () => `${present()} of ${wanted.length} packages`;
}

/** npm records at the end of each install what node_modules holds, in the shape of the lock file: compare the two. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    const isThere = Object.hasOwn(present, path);
    if (path === '' || link || !path.includes('node_modules/')) return true;
    return isThere ? present[path].version === version : optional || devOptional;
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(at(path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
