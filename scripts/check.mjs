// npm run check                everything that CI does: `npm test`, the server's tests on MySQL/MariaDB, short runs
//                              of chaos on both, all static checks
// npm run check -- lint types  the named checks only
// npm run check -- static      all static checks
// The last line is `N passed, N failed`: the tests, and each broken check as one failed.
import { readFileSync } from 'node:fs';
import { checks } from './checks/checks.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { npm } from './npm.mjs';
import { prepare } from './prepare/prepare.mjs';
import { at } from './repository.mjs';
import { main, runVisibly, say, StepFailed } from './steps.mjs';
import { shortChaosSuites } from './testing/suites.mjs';
import { closingLine, sumOf, tellingLines } from './testing/totals.mjs';

const all = Object.keys(checks);
const args = process.argv.slice(2);
const named = args.flatMap((arg) => (arg === 'static' ? all : [arg]));
const results = [];
let finished = false;

await main(async () => {
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new StepFailed(`No check is called ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  const isAll = named.length === 0;
  if (isAll) results.push(await runTests(), await runTests('backend-mysql'));
  results.push(await runBuild());
  // Chaos waits most of its time, for servers that are down.
  const [chaos, checked] = await Promise.all([
    isAll ? runTests(...shortChaosSuites.both) : null,
    runChecks(isAll ? all : named),
  ]);
  if (chaos !== null) results.push(chaos);
  results.push(...checked.map(({ title, failed }) => verdictOf(title, failed ? 1 : 0)));
  say('');
  results.forEach(({ title, verdict, ...totals }) => {
    say(`${verdict.padEnd(28)} ${title}`);
    tellingLines(totals).forEach(say);
  });
  finished = true;
});
const totals = sumOf(results);
if (!finished) totals.failed += 1;
if (totals.failed > 0) process.exitCode = 1;
console.log(closingLine(totals));

async function runTests(...suites) {
  const code = await runVisibly(...npm('test', '--silent', '--', ...suites, '--no-closing-line'));
  const counted = code === 0 || code === 1 ? readTotals() : { passed: 0, failed: 1 };
  return { title: ['npm test', ...suites].join(' '), verdict: closingLine(counted), ...counted };
}

/** The checks read what the build generates; a build that fails is one failed, and they say the rest. */
async function runBuild() {
  let failed = 0;
  await prepare().catch((error) => {
    if (!(error instanceof StepFailed)) throw error;
    say(error.message);
    failed = 1;
  });
  return verdictOf('Build', failed);
}

function readTotals() {
  return JSON.parse(readFileSync(at('test-results/totals.json'), 'utf8'));
}

function verdictOf(title, failed) {
  return { title, verdict: failed ? 'FAILED' : 'ok', passed: 0, failed };
}
