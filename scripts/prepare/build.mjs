// Builds what is stale, in order.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { npm } from '../npm.mjs';
import { at } from '../repository.mjs';
import { runQuietly } from '../steps.mjs';
import { fingerprintOf } from './fingerprint.mjs';
import { stampOf, targets } from './targets.mjs';

/**
 * Builds the targets whose sources have changed since their last build; with `force`, all. Those that need nothing of
 * each other are built beside each other. Answers how many were built.
 */
export async function buildStale({ force = false, names = targets.map(({ name }) => name) } = {}) {
  const wanted = targets.filter(({ name }) => names.includes(name));
  let built = 0;
  for (const stage of [...new Set(wanted.map(({ stage }) => stage))].sort()) {
    const stale = wanted
      .filter((target) => target.stage === stage)
      .map((target) => ({ target, fingerprint: fingerprintOf(target.sources) }))
      .filter(({ target, fingerprint }) => force || !isFresh(target, fingerprint));
    await Promise.all(
      stale.map(async ({ target, fingerprint }) => {
        await build(target, wanted);
        writeStamp(target, fingerprint);
      }),
    );
    built += stale.length;
  }
  return built;
}

async function build({ name, scripts }, wanted) {
  const place = `${wanted.findIndex((target) => target.name === name) + 1} of ${wanted.length}`;
  rmSync(at(name, 'dist'), { recursive: true, force: true });
  for (const script of scripts) {
    const title = script === 'build' ? `Building ${name}` : `Building ${name}, its ${script}`;
    const [command, args, options] = npm('run', '--silent', script, '--workspace', name);
    await runQuietly(`${title} (${place}) …`, command, args, { ...options, where: () => `still building ${name}` });
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
