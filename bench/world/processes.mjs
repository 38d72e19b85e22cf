// Starting and stopping the processes that a measurement needs.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Of /proc, on Linux: parts of a second that CPU time is counted in. */
const TICKS = 100;

/** Starts a Node program and waits until it prints a line that `isReady`. */
export function startServer(file, env, isReady, args = []) {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    lines.on('line', (line) => {
      if (isReady(line)) resolve(child);
    });
  });
}

export function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** A load generator process: `measure(job)` answers its result, and throws when any answer was no 2xx: it measured a refusal. */
export function startLoad(file) {
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async measure(job) {
      child.stdin.write(`${JSON.stringify(job)}\n`);
      const result = JSON.parse((await lines.next()).value);
      if (Object.keys(result.statuses).every((status) => status.startsWith('2'))) return result;
      throw new Error(`${job.requests[0].path} and the like answered ${JSON.stringify(result.statuses)}`);
    },
    end: () => child.stdin.end(),
  };
}

/** The memory that a process holds now; of /proc, on Linux. */
export const megabytesOf = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** CPU time of a process so far, all its threads. */
export function cpuMillisOf({ pid }) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user + system) * 1000) / TICKS;
}
