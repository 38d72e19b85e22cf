import { randomUUID } from 'node:crypto';
import { addMinutes } from '@laundry/shared/time/jst';
import { RowKeeper, type Rows } from '../harness/faults/kept-rows.js';
import { faultsOf, isWhole, type Trouble } from '../harness/faults/statement-faults.js';
import { WholeOrNothing } from '../harness/faults/whole-or-nothing.js';
import { WRITING, type Operation } from '../harness/calls/operations.js';
import { send } from '../harness/calls/send.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { BESIDE, ENV, IN_STEPS, LATER, routesOf, type RouteCall } from './route-calls.js';

let app: RunningApp;
let callOf: Awaited<ReturnType<typeof routesOf>>;
let keeper: RowKeeper;
let base: Rows;
let wholeOrNothing: WholeOrNothing;
beforeAll(async () => {
  app = await startApp({ env: ENV });
  callOf = await routesOf(app);
  keeper = await RowKeeper.of(app);
  base = await keeper.read();
  wholeOrNothing = new WholeOrNothing(app, keeper);
});
afterEach(async () => keeper.putBack(base, await keeper.read()));
afterAll(async () => {
  if (isWhole) process.stderr.write(`${JSON.stringify(wholeOrNothing.counts)}\n`);
  await keeper.close();
  await app.close();
});

/** As many tries of a call that is paced come to different minutes. */
const MINUTES = 45;

const bytesOf = (body: RouteCall['body']): string | Buffer | undefined =>
  typeof body === 'object' && !Buffer.isBuffer(body) ? JSON.stringify(body) : body;

const ROUTES = WRITING.filter(({ name }) => BESIDE[name] === undefined).map((each, turn) => ({ ...each, turn }));

/** One fault at the COMMIT of a call or at another statement: others at the next route's. */
const troublesOf =
  (turn: number) =>
  (statements: readonly string[]): Trouble[] => {
    const commit = statements.lastIndexOf('COMMIT');
    const met = turn % 2 === 0 && commit >= 0 ? commit : (turn * 7) % statements.length;
    return statements.flatMap((sql, place) =>
      faultsOf(sql)
        .filter((_, index, all) => isWhole || (place === met && index === (turn >> 1) % all.length))
        .map((fault) => ({ place, fault })),
    );
  };

it.each(ROUTES)('$name: all of it or nothing, whichever statement fails', async ({ turn, ...operation }) => {
  const { method, name }: Operation = operation;
  const { by, path, body, headers, isPaced } = await callOf(operation);
  let tries = 0;
  let own: Readonly<Record<string, string>> = {};
  await wholeOrNothing.expect(
    {
      inSteps: IN_STEPS.includes(name),
      begin: async () => {
        tries += 1;
        app.clock.set(isPaced === true ? addMinutes(LATER, tries % MINUTES) : LATER);
        const token = by === null ? {} : { authorization: `Bearer ${await app.tokenOf(by)}` };
        own = { ...token, 'idempotency-key': randomUUID() };
      },
      play: () =>
        send(app.url, { method, path: `/api/v1${path}`, headers: { ...headers, ...own }, body: bytesOf(body) }),
    },
    troublesOf(turn),
  );
});
