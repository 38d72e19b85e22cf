// npm run chaos                            both databases, a round of all that goes wrong
// npm run chaos -- --database mariadb      one of them: sqlite, mariadb; or cluster: three nodes of Galera behind HAProxy
// npm run chaos -- --minutes 30            the load goes on for so long, on each
// npm run chaos -- --kills 100             and until so many servers and databases were killed
// npm run chaos -- --seed 5d2f81aa         the decisions of an earlier run
// npm run chaos -- --from GITREF           that release's servers at first, replaced by this one's one after the other
// npm run chaos -- --short                 what CI does: 45 s of load on each, by one seed unless another is named
// Ends with `N passed, N failed`, and with 1 when a promise was broken: a line for each (backend/test/chaos).
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './prepare/prepare.mjs';
import { builtRelease } from './release/built-release.mjs';
import { main, say, StepFailed } from './steps.mjs';
import { runSuites } from './testing/run-suites.mjs';
import { chaosSuites, shortChaosSuites } from './testing/suites.mjs';
import { closingLine } from './testing/totals.mjs';

const { database, minutes, kills, from, short, ...named } = parseArgs({
  options: {
    database: { type: 'string', default: 'both' },
    minutes: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
}).values;
let totals = { passed: 0, failed: 1 };

await main(async () => {
  const suites = short ? shortChaosSuites : chaosSuites;
  const names = Object.hasOwn(suites, database) ? suites[database] : null;
  if (names === null)
    throw new StepFailed(`No database is called ${database}; there are ${Object.keys(suites).join(', ')}.`);
  const seed = named.seed ?? (short ? null : randomBytes(4).toString('hex'));
  if (seed !== null) {
    say(`Seed ${seed}.`);
    process.env.CHAOS_SEED = seed;
  }
  if (minutes !== undefined) process.env.CHAOS_SECONDS = String(numberOf(minutes) * 60);
  if (kills !== undefined) process.env.CHAOS_KILLS = String(numberOf(kills));
  await prepare({ names: [] });
  if (from !== undefined && short) throw new StepFailed('A short run may end before a server is replaced.');
  if (from !== undefined) process.env.CHAOS_FROM = join((await builtRelease(from)).folder, 'backend/dist/main.js');
  totals = await runSuites(names.map((name) => ({ name })));
});
if (totals.failed > 0) process.exitCode = 1;
console.log(closingLine(totals));

function numberOf(text) {
  const number = Number(text);
  if (!(number >= 0)) throw new StepFailed(`${text} is no number.`);
  return number;
}
