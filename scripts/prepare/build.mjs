// Builds what is stale, in order.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { npm } from '../npm.mjs';
import { at } from '../repository.mjs';
import { runQuietly } from '../steps.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { stampOf, targets } from './targets.mjs';

/** Builds the targets whose sources have changed since their last build; with `force`, all. Answers how many were built. */
export async function buildStale({ force = false, names = targets.map(({ name }) => name) } = {}) {
  let built = 0;
  for (const target of targets.filter(({ name }) => names.includes(name))) {
    // Computed only now: the client types among a web's sources come out of the server's build.
    const fingerprint = fingerprintOf(target.sources);
    if (!force && isFresh(target, fingerprint)) continue;
    await build(target);
    writeStamp(target, fingerprint);
    built += 1;
  }
  return built;
}

async function build({ name, scripts }) {
  rmSync(at(name, 'dist'), { recursive: true, force: true });
  for (const script of scripts) {
    const title = script === 'build' ? `Building ${name} …` : `Building ${name} (${script}) …`;
    await runQuietly(title, ...npm('run', '--silent', script, '--workspace', name));
  }
}

function isFresh(target, fingerprint) {
  const stamp = stampOf(target);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) return false;
  return target.results.every((path) => existsSync(path));
}

function writeStamp(target, fingerprint) {
  const stamp = stampOf(target);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}
