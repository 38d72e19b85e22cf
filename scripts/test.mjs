// npm test                          all suites but backend-mysql
// npm test -- backend customer-web  the named ones
// The last line is always `N passed, N failed` (with --no-closing-line it is left to the caller, see check.mjs).
import { mkdirSync, writeFileSync } from 'node:fs';
import { prepare } from './prepare/prepare.mjs';
import { at } from './repository.mjs';
import { main, StepFailed } from './steps.mjs';
import { runSuites } from './testing/run-suites.mjs';
import { suites, usual } from './testing/suites.mjs';
import { closingLine } from './testing/totals.mjs';

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
let totals = { passed: 0, failed: 1 };

await main(async () => {
  const unknown = names.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length > 0) {
    throw new StepFailed(`No suite is called ${unknown.join(', ')}; there are ${Object.keys(suites).join(', ')}.`);
  }
  await prepare({ names: [] });
  totals = await runSuites(names.length > 0 ? names : usual);
});
if (totals.failed > 0) process.exitCode = 1;
if (args.includes('--no-closing-line')) {
  mkdirSync(at('test-results'), { recursive: true });
  writeFileSync(at('test-results/totals.json'), JSON.stringify(totals));
} else {
  console.log(closingLine(totals));
}
