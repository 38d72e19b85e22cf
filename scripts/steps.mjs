// Runs child processes: quietly with signs of life (preparation), or with their output in sight (tests, checks).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './repository.mjs';

const SIGN_OF_LIFE_MS = 5_000;
const running = new Set();
const ownGroups = process.platform !== 'win32';

/** Progress goes to stderr, so that stdout carries nothing but what the command asked for answers. */
export const say = (line) => process.stderr.write(`${line}\n`);

/** A step that failed, with what it printed; the entry scripts show it and exit with 1. */
export class StepFailed extends Error {}

/**
 * Runs one command to its end without showing its output, with a line every five seconds while it lasts that says `where`
 * it is. Throws StepFailed, carrying the output, when it fails.
 */
export async function runQuietly(title, command, args, { where = () => 'still at it', ...options } = {}) {
  say(title);
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const signs = setInterval(() => say(`  … ${where()} (${seconds()} s)`), SIGN_OF_LIFE_MS);
  const { code, output } = await runAndRead(command, args, options);
  clearInterval(signs);
  if (code !== 0) throw new StepFailed(`${output}\n${title}: failed.`);
}

/** Runs one command to its end; answers its exit code, as {@link runVisibly}, and what it printed. */
export async function runAndRead(command, args, { limitMs, ...options } = {}) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const { code, late } = await endedWithin(child, limitMs);
  return { code, output: `${Buffer.concat(output)}${late}` };
}

/**
 * Runs one command with its output in sight and answers its exit code (1 when it could not start).
 * A run longer than `limitMs` is ended, with its children, and answers 124.
 */
export async function runVisibly(command, args, { limitMs, ...options } = {}) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const { code, late } = await endedWithin(child, limitMs);
  if (late) say(late);
  return code;
}

async function endedWithin(child, limitMs) {
  let late = '';
  const stop = () => {
    late = `Ended after ${limitMs / 60_000} minutes without a result.`;
    end(child, 'SIGKILL');
  };
  const limit = limitMs && setTimeout(stop, limitMs);
  const code = await ended(child);
  clearTimeout(limit);
  return { code: late ? 124 : code, late };
}

/** Starts a child in a process group of its own, so that ending it ends what it started too. */
export function start(command, args, { env, ...options } = {}) {
  const child = spawn(command, args, { cwd: root, detached: ownGroups, env: { ...process.env, ...env }, ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.on('error', (error) => {
    running.delete(child);
    say(`${command}: ${error.message}`);
  });
  return child;
}

/** Ends a child and everything it started. */
export function end(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (ownGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

/** Ends all children that still run; for scripts that stop because of a signal or an error. */
export const endAll = (signal = 'SIGTERM') => running.forEach((child) => end(child, signal));

/** Waits for the end of a child; answers its exit code, 1 when a signal ended it or it never started. */
export async function ended(child) {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = await Promise.race([once(child, 'close'), once(child, 'error').then(() => [1])]).catch(() => [1]);
  return code ?? 1;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs an entry script: a failed step is shown and makes the exit code 1; a signal ends the children first. */
export async function main(work) {
  const stop = (signal) => {
    endAll(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  SIGNALS.forEach((signal) => process.on(signal, stop));
  try {
    await work();
  } catch (error) {
    endAll();
    say(error instanceof StepFailed ? error.message : String(error.stack ?? error));
    process.exitCode = 1;
  }
  // What comes after (the server, in start.mjs) answers signals itself.
  SIGNALS.forEach((signal) => process.off(signal, stop));
}
