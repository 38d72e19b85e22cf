import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { COMMIT_FAULTS, FAULTS, withFault, type Fault } from '../harness/faults/statement-faults.js';
import { booksOf } from '../harness/month-edge/books-of.js';
import { EDGES } from '../harness/month-edge/moments.js';
import { sceneOf, type Scene, type Write } from '../harness/month-edge/scene.js';
import { WRITES } from '../harness/month-edge/writes.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

/** Every fault at every statement with FAULTS=all (and --testTimeout=1800000); else one of them at each, another one at the next. */
const isWhole = process.env['FAULTS'] === 'all';
const [EDGE] = EDGES;
const MOMENT = '23:55:00';

let app: RunningApp;
let operator: Caller;
beforeAll(async () => {
  app = await startApp({ now: `${EDGE[0]} ${MOMENT}` });
  await buildArea(app);
  operator = await app.as(await buildAdmin(app));
});
afterAll(() => app.close());

const build = (write: Write): Promise<Scene> =>
  sceneOf({ app, onReplica: (user) => app.as(user) }, write, EDGE, operator, MOMENT);

const faultsAt = (sql: string, place: number): readonly Fault[] => {
  const all = sql === 'COMMIT' ? [...FAULTS, ...COMMIT_FAULTS] : FAULTS;
  return isWhole || sql === 'COMMIT' ? all : all.filter((_, index) => index === place % all.length);
};

const CALLS = Object.entries(WRITES).filter(([, { several }]) => !several);

it.each(CALLS)('%s: done whole or not at all, whichever statement fails', async (_, write) => {
  const first = await build(write);
  const { sent: statements, result: usual } = await withFault(app, null, () => write.play(first));
  const done = await booksOf(first);
  for (const [place, sql] of statements.entries()) {
    for (const fault of faultsAt(sql, place)) {
      const scene = await build(write);
      const before = await booksOf(scene);
      const { sent, result } = await withFault(app, { happens: fault, after: place }, () => write.play(scene));
      const told = { place, sql, fault: fault.name };
      const status = result?.status;
      if (status === 503) {
        expect({ ...told, retry: result?.headers['retry-after'] }).toEqual({
          ...told,
          retry: expect.stringMatching(/^\d+$/),
        });
        // What fails after a COMMIT only leaves the answer untold.
        const mayBeStored = fault.isDone === true || sent.slice(0, place).includes('COMMIT');
        const allowed = [before, ...(mayBeStored ? [done] : [])].map((books) => ({ ...told, books }));
        expect(allowed).toContainEqual({ ...told, books: await booksOf(scene) });
      } else
        expect({ ...told, status, books: await booksOf(scene) }).toEqual({
          ...told,
          status: usual?.status,
          books: done,
        });
    }
  }
});
