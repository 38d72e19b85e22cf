// One preparation at a time: `npm start`, `npm test` and `npm run job` may be started side by side.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../repository.mjs';
import { say } from '../steps.mjs';

const file = at('.cache/preparing.pid');

/** Runs `work` while holding the lock; waits for another process that holds it, unless that one is gone. */
export async function alone(work) {
  mkdirSync(at('.cache'), { recursive: true });
  for (let told = false; !take(); told = true) {
    if (!told) say('Waiting for another preparation to finish …');
    await pause(500);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!holderLives()) rmSync(file, { force: true });
    return false;
  }
}

function holderLives() {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
