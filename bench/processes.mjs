// Starting and stopping the processes that a measurement needs.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

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

/** A load generator process: `measure(job)` answers its result. */
export function startLoad(file) {
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async measure(job) {
      child.stdin.write(`${JSON.stringify(job)}\n`);
      return JSON.parse((await lines.next()).value);
    },
    end: () => child.stdin.end(),
  };
}
