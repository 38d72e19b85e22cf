// Runs checks beside each other: most of them keep one processor busy and leave the others idle.
import { availableParallelism } from 'node:os';
import { runAndRead, say } from '../steps.mjs';
import { checks } from './checks.mjs';

const LIMIT_MS = 15 * 60_000;

/** Runs the named checks, as many commands at once as there are processors. Answers, in their order, which failed. */
export async function runChecks(names) {
  const runs = names.map((name) => ({ name, ...checks[name], results: [] }));
  const waiting = runs
    .flatMap((run) => run.commands().map((command) => ({ run, command })))
    .sort((a, b) => (b.run.weight ?? 0) - (a.run.weight ?? 0));
  const left = new Map(runs.map((run) => [run, waiting.filter((each) => each.run === run).length]));
  say(`\n── Static checks: ${names.join(', ')} ──`);

  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { run, command } = next;
      run.started ??= performance.now();
      run.results.push(await runAndRead(process.execPath, command, { limitMs: LIMIT_MS }));
      left.set(run, left.get(run) - 1);
      if (left.get(run) === 0) tell(run);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return runs.map(({ name, title, results }) => ({ title: `${title} (${name})`, failed: hasFailed(results) }));
}

const hasFailed = (results) => results.some(({ code }) => code !== 0);

/** A check's whole output stands together, however many ran beside it. */
function tell({ name, title, started, results }) {
  const seconds = Math.round((performance.now() - started) / 1000);
  say(`${hasFailed(results) ? '✗' : '✓'} ${title} (${name}, ${seconds} s)`);
  for (const { output } of results) if (output.trim()) say(output.trimEnd());
}
