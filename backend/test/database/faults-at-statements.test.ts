import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { RowKeeper } from '../harness/faults/kept-rows.js';
import { isWhole, someAtEach } from '../harness/faults/statement-faults.js';
import { WholeOrNothing } from '../harness/faults/whole-or-nothing.js';
import { EDGES } from '../harness/month-edge/moments.js';
import { sceneOf } from '../harness/month-edge/scene.js';
import { WRITES } from '../harness/month-edge/writes.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

const [EDGE] = EDGES;
const MOMENT = '23:55:00';
const NOW = `${EDGE[0]} ${MOMENT}`;

let app: RunningApp;
let operator: Caller;
let keeper: RowKeeper;
let wholeOrNothing: WholeOrNothing;
beforeAll(async () => {
  app = await startApp({ now: NOW });
  await buildArea(app);
  operator = await app.as(await buildAdmin(app));
  keeper = await RowKeeper.of(app);
  wholeOrNothing = new WholeOrNothing(app, keeper);
});
afterAll(async () => {
  if (isWhole) process.stderr.write(`${JSON.stringify(wholeOrNothing.counts)}\n`);
  await keeper.close();
  await app.close();
});

const CALLS = Object.entries(WRITES).filter(([, { several }]) => !several);

it.each(CALLS)('%s: done whole or not at all, whichever statement fails', async (_, write) => {
  app.clock.set(NOW);
  const scene = await sceneOf({ app, onReplica: (user) => app.as(user) }, write, EDGE, operator, MOMENT);
  const play = async () => {
    const answer = await write.play(scene);
    if (answer === undefined) throw new Error('no answer');
    return { ...answer, text: JSON.stringify(answer.body) };
  };
  await wholeOrNothing.expect({ begin: () => app.clock.set(NOW), play }, someAtEach);
});
