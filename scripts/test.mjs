// npm test                          all suites but backend-mysql
// npm test -- backend customer-web  the named ones
// npm test -- quick                 in under two minutes: types, rules, and what needs no screen, database or server
// npm test -- e2e booking -g draft  what follows one suite's name goes to its runner: a file, a test's name
// The last line is always `N passed, N failed` (with --no-closing-line it is left to the caller, see check.mjs).
import { mkdirSync, writeFileSync } from 'node:fs';
import { runChecks } from './checks/run-checks.mjs';
import { prepare } from './prepare/prepare.mjs';
import { at } from './repository.mjs';
import { main, StepFailed } from './steps.mjs';
import { quickRuns } from './testing/quick.mjs';
import { runSuites } from './testing/run-suites.mjs';
import { suites, usual } from './testing/suites.mjs';
import { closingLine, sumOf } from './testing/totals.mjs';

const NO_CLOSING_LINE = '--no-closing-line';
const args = process.argv.slice(2).filter((arg) => arg !== NO_CLOSING_LINE);
const firstOther = args.findIndex((arg) => !Object.hasOwn(suites, arg));
const names = firstOther === -1 ? args : args.slice(0, firstOther);
const rest = args.slice(names.length);
let totals = { passed: 0, failed: 1 };

await main(async () => {
  if (args.length === 1 && args[0] === 'quick') {
    totals = await runQuick();
    return;
  }
  if (rest.length > 0 && names.length !== 1) {
    throw new StepFailed(`No suite is called ${rest[0]}; there are ${Object.keys(suites).join(', ')}, and quick.`);
  }
  await prepare({ names: [] });
  totals = await runSuites((names.length > 0 ? names : usual).map((name) => ({ name, more: rest })));
});
if (totals.failed > 0) process.exitCode = 1;
if (process.argv.includes(NO_CLOSING_LINE)) {
  mkdirSync(at('test-results'), { recursive: true });
  writeFileSync(at('test-results/totals.json'), JSON.stringify(totals));
} else {
  console.log(closingLine(totals));
}

async function runQuick() {
  await prepare({ names: ['shared', 'backend'] });
  const types = await runChecks(['types']);
  return sumOf([...types.map(({ failed }) => ({ passed: 0, failed: failed ? 1 : 0 })), await runSuites(quickRuns())]);
}
