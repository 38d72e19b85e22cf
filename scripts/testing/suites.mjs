// The test suites: how each is run, with a JSON report beside what it prints.
import { availableParallelism } from 'node:os';
import { at, programOf } from '../repository.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { findOrInstallCluster } from './cluster.mjs';
import { withQuickMysql } from './mysql.mjs';
import { findOrInstallServer } from './private-mysql.mjs';
import { quickDisk } from './quick-disk.mjs';
import { jestTotals, playwrightTotals } from './totals.mjs';

export const reportOf = (name) => at('test-results', `${name}.json`);

/**
 * name → `title`; `needs`, what is built before; `folder` and `args` for node; `totals`, which reads the report;
 * `around(run)`, which surrounds the run and may add environment variables; `whole`, variables of a run of everything.
 */
export const suites = {
  shared: vitest('shared', 'Shared rules', []),
  backend: jest('backend', 'Server on SQLite', (run) => run({ TEST_DATABASE: 'sqlite', TMPDIR: quickDisk() })),
  'backend-mysql': jest('backend-mysql', 'Server on MySQL/MariaDB', (run) =>
    withQuickMysql((url) => run({ TEST_DATABASE: 'mysql', TEST_MYSQL_URL: url, TMPDIR: quickDisk() })),
  ),
  'web-kit': vitest('web-kit', 'Kit of both webs', ['shared']),
  'customer-web': vitest('customer-web', 'Customer web', ['shared']),
  'console-web': vitest('console-web', 'Console', ['shared']),
  e2e: {
    title: 'Journeys in a real browser',
    needs: ['shared', 'backend', 'customer-web', 'console-web'],
    folder: 'e2e',
    args: () => [programOf('@playwright/test', 'playwright', 'e2e'), 'test', '--reporter=list,json'],
    totals: playwrightTotals,
    around: (run) => run({ CHROMIUM_PATH: findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('e2e') }),
  },
  'chaos-sqlite': chaos('chaos-sqlite', 'Faults under load, SQLite', (run) => run({ TEST_DATABASE: 'sqlite' })),
  'chaos-mariadb': chaos('chaos-mariadb', 'Faults under load, MariaDB and two servers', onOwnServer),
  'chaos-short-sqlite': chaos('chaos-short-sqlite', 'Faults under load, briefly, SQLite', (run) =>
    run({ TEST_DATABASE: 'sqlite', ...short() }),
  ),
  'chaos-short-mariadb': chaos('chaos-short-mariadb', 'Faults under load, briefly, MariaDB and two servers', (run) =>
    onOwnServer(run, short()),
  ),
  'chaos-cluster': chaos('chaos-cluster', 'Faults under load, a cluster of three nodes and two servers', onCluster),
  'two-nodes': chaos('two-nodes', 'Races of two servers on two nodes', onCluster, 'two-nodes.ts'),
};

/** What `npm run chaos` runs, by its database. */
export const chaosSuites = {
  both: ['chaos-sqlite', 'chaos-mariadb'],
  sqlite: ['chaos-sqlite'],
  mariadb: ['chaos-mariadb'],
  cluster: ['two-nodes', 'chaos-cluster'],
};
/** What CI does of it. */
export const shortChaosSuites = {
  both: ['chaos-short-sqlite', 'chaos-short-mariadb'],
  sqlite: ['chaos-short-sqlite'],
  mariadb: ['chaos-short-mariadb'],
};
const byHand = [...shortChaosSuites.both, ...chaosSuites.both, ...chaosSuites.cluster];

/** What `npm test` runs when no suite is named. */
export const usual = Object.keys(suites).filter((name) => name !== 'backend-mysql' && !byHand.includes(name));

/** A third of its time a screen's test waits for what it has asked for, so there are half as many again as processors. */
const WORKERS = Math.ceil(1.5 * availableParallelism());
/** A machine that stood still is no defect, here as in jest's. */
const OF_A_RUN = [`--maxWorkers=${WORKERS}`, ...(process.env.CI === undefined ? [] : ['--retry=1'])];

function vitest(name, title, needs) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  return {
    title,
    needs,
    folder: name,
    args: () => [programOf('vitest', undefined, name), 'run', ...OF_A_RUN, ...report],
    totals: jestTotals,
    around: (run) => run({}),
  };
}

function jest(name, title, around) {
  return {
    title,
    needs: ['shared', 'backend'],
    folder: 'backend',
    args: () => [programOf('jest', undefined, 'backend'), '--ci', '--json', `--outputFile=${reportOf(name)}`],
    totals: jestTotals,
    around,
    whole: { TEST_WHOLE: '1' },
  };
}

const MINUTES_OF_A_KILL = 1.5;

/** One run of a file of backend/test/chaos, which is no test file of the server's suite. */
function chaos(name, title, around, file = 'run.ts') {
  const suite = jest(name, title, around);
  const only = ['--testMatch', at('backend/test/chaos', file)];
  return {
    ...suite,
    args: () => [...suite.args(), ...only],
    whole: {},
    /** Read when it is run: a long run with 100 kills does not end within the limit of a suite. */
    get moreMinutes() {
      return Number(process.env.CHAOS_SECONDS ?? 0) / 60 + Number(process.env.CHAOS_KILLS ?? 0) * MINUTES_OF_A_KILL;
    },
  };
}

/** The same decisions at every run, so that a red run is the fault of what was changed. */
function short() {
  return { CHAOS_SHORT: '1', CHAOS_SEED: process.env.CHAOS_SEED ?? '5' };
}

/** Starts a MariaDB itself: no other may be killed. */
function onOwnServer(run, env = {}) {
  findOrInstallServer();
  return run({ TEST_DATABASE: 'mysql', ...env });
}

/** Both start a cluster themselves. */
function onCluster(run) {
  findOrInstallCluster();
  return run({ TEST_DATABASE: 'mysql', CHAOS_CLUSTER: '1' });
}
