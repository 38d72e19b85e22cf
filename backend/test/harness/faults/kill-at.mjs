import { existsSync } from 'node:fs';
import { DataSource } from 'typeorm';

/**
 * Loaded before the server: ends its process, as a power cut would, at one of its steps. KILL_AT is the step and how many
 * of them go well before: `commit:before:0` is before the first commit, `call:after:1` after the second call to a
 * provider. Steps count from the beginning, or from when the file KILL_FROM is there. KILL_BY=SIGTERM tells the process to
 * end instead, and lets it go on.
 */
const [step, side, count] = (process.env['KILL_AT'] ?? '').split(':');
const from = process.env['KILL_FROM'];
let left = Number(count);

async function pass(name, doStep) {
  const counts = name === step && (from === undefined || existsSync(from));
  const isTheOne = counts && left-- === 0;
  if (isTheOne && side === 'before') await die();
  const result = await doStep();
  if (isTheOne) await die();
  return result;
}

/** No handler runs, nothing is flushed, and nothing comes after. */
function die() {
  const by = process.env['KILL_BY'] ?? 'SIGKILL';
  process.kill(process.pid, by);
  return by === 'SIGKILL' ? new Promise(() => undefined) : Promise.resolve();
}

const { fetch } = globalThis;
globalThis.fetch = (...args) => pass('call', () => fetch(...args));

const { createQueryRunner } = DataSource.prototype;
DataSource.prototype.createQueryRunner = function (...args) {
  const runner = createQueryRunner.apply(this, args);
  const commit = runner.commitTransaction.bind(runner);
  runner.commitTransaction = () => pass('commit', commit);
  return runner;
};
