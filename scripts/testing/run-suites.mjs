// Runs suites one after another and counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { prepare } from '../prepare/prepare.mjs';
import { at } from '../repository.mjs';
import { runVisibly, say, StepFailed } from '../steps.mjs';
import { reportOf, suites } from './suites.mjs';
import { closingLine, sumOf, tellingLines } from './totals.mjs';

/** Of one suite: a hang is seen, a slow machine is only slow. The journeys take 6 to 8 minutes on two cores. */
const LIMIT_MS = 45 * 60_000;

/**
 * Runs suites, `more` being further arguments for the runner of each; answers the totals. A suite that crashes, hangs or
 * runs no test counts as one failed.
 */
export async function runSuites(wanted) {
  mkdirSync(at('test-results'), { recursive: true });
  const results = [];
  for (const [index, { name, more = [] }] of wanted.entries()) {
    say(`\n── ${suites[name].title} (${name}, ${index + 1} of ${wanted.length}) ──`);
    const started = performance.now();
    const totals = await runSuite(name, more);
    results.push({ name, seconds: Math.round((performance.now() - started) / 1000), ...totals });
  }
  say('');
  results.forEach(({ name, seconds, note, ...totals }) => {
    say(`${name.padEnd(14)} ${closingLine(totals)}  (${seconds} s)${note ? `: ${note}` : ''}`);
    tellingLines(totals).forEach(say);
  });
  return sumOf(results);
}

async function runSuite(name, more) {
  const { needs, folder, args, around, totals, whole, moreMinutes = 0 } = suites[name];
  rmSync(reportOf(name), { force: true });
  try {
    await prepare({ names: needs });
    const all = more.length === 0 ? whole : {};
    const code = await around((env) =>
      runVisibly(process.execPath, [...args(), ...more], {
        cwd: at(folder),
        env: { ...env, ...all },
        limitMs: LIMIT_MS + moreMinutes * 60_000,
      }),
    );
    return judge(code, readReport(name, totals));
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    say(error.message);
    return { passed: 0, failed: 1, note: 'could not be run' };
  }
}

function judge(code, counted) {
  if (!counted) return { passed: 0, failed: 1, note: `ended with ${code} and without a report` };
  if (counted.passed + counted.failed === 0) return { passed: 0, failed: 1, note: 'ran no test' };
  if (code !== 0 && counted.failed === 0) return { ...counted, failed: 1, note: `ended with ${code}` };
  return counted;
}

function readReport(name, totals) {
  try {
    return totals(JSON.parse(readFileSync(reportOf(name), 'utf8')));
  } catch {
    return undefined;
  }
}
