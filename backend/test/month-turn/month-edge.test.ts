import { CountEntry } from '../../src/modules/balance/count-entry.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { booksOf } from '../harness/month-edge/books-of.js';
import { BY_ITSELF, EDGES, MOMENTS, NEW_MONTH, type Moment } from '../harness/month-edge/moments.js';
import { CONFIRMED, sceneOf, type Scene, type Write } from '../harness/month-edge/scene.js';
import { turnMonths } from '../harness/month-edge/turn-months.js';
import { WISH, WRITES } from '../harness/month-edge/writes.js';
import { manualPaymentsOf } from '../harness/calls/sandbox.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
  await buildArea(servers.app);
});
afterAll(() => servers.close());

describe.each(EDGES)('from %s to %s', (...edge) => {
  const [last, first, after] = edge;
  const scenes = new Map<string, Scene>();
  const scene = (name: string, moment: Moment): Scene => {
    const found = scenes.get(`${name} ${moment}`);
    if (found === undefined) throw new Error(`${name} ${moment} was not played`);
    return found;
  };
  const stored = (name: string, moment: Moment) =>
    servers.app.database.manager.findOneByOrFail(User, { id: scene(name, moment).user.id });
  /** Writes that ended in the old month's last second. */
  const inTime = new Set<string>();
  const writes = Object.entries(WRITES).filter(([, { money }]) => last === EDGES[0][0] || money === true);
  const month = first.slice(0, 7);

  beforeAll(async () => {
    const { setClocks } = servers;
    setClocks(`${last} 23:50:00`);
    const operator = await servers.onReplica(await buildAdmin(servers.app));
    for (const [name, write] of writes) {
      const build = async (moment: Moment) =>
        scenes.set(`${name} ${moment}`, await sceneOf(servers, write, edge, operator, moment));
      await Promise.all(MOMENTS.map(build));
    }
    const played = async (moment: Moment, name: string, write: Write) => {
      const before = BY_ITSELF.includes(moment) ? JSON.stringify(await booksOf(scene(name, moment))) : null;
      const answer = await write.play(scene(name, moment));
      if (answer && answer.status >= 300) throw new Error(`${name} ${moment}: ${JSON.stringify(answer.body)}`);
      if (before === JSON.stringify(await booksOf(scene(name, moment)))) throw new Error(`${name} changes nothing`);
    };
    const playAll = (moment: Moment) => Promise.all(writes.map(([name, write]) => played(moment, name, write)));
    setClocks(`${last} 23:55:00`);
    await playAll('23:55:00');
    for (const [name, write] of writes) {
      // The clock runs on: each write has the old month's last second for itself.
      setClocks(`${last} 23:59:59`);
      await played('23:59:59', name, write);
      if (servers.app.clock.today() === last) inTime.add(name);
    }
    for (const moment of ['00:00:00', '00:02:00'] as const) {
      setClocks(`${first} ${moment}`);
      await playAll(moment);
    }
    setClocks(`${first} 00:05:00`);
    await Promise.all([turnMonths(servers.app), playAll('beside')]);
    await turnMonths(servers.app);
    setClocks(`${first} 00:06:00`);
    await playAll('00:06:00');
  });

  it.each(writes.map(([name]) => name))('%s before and beside the turn is as after it', async (name) => {
    const expected = await booksOf(scene(name, '00:06:00'));
    for (const moment of NEW_MONTH.slice(0, -1))
      expect([moment, await booksOf(scene(name, moment))]).toEqual([moment, expected]);
  });

  it.each(writes.map(([name]) => name))('%s in the last second is as minutes before it', async (name) => {
    const asOld = await booksOf(scene(name, '23:55:00'));
    const wentOver = inTime.has(name) ? [] : [await booksOf(scene(name, '00:06:00'))];
    expect([asOld, ...wentOver]).toContainEqual(await booksOf(scene(name, '23:59:59')));
  });

  it.each([
    'washes by invoice',
    'washes by card',
    'washes by card, begun in the old month',
    'washes sold by an operator',
  ])('%s are washes of the new month once it has begun', async (name) => {
    for (const moment of NEW_MONTH) {
      const { user } = scene(name, moment);
      const entries = await servers.app.database.manager.find(CountEntry, {
        where: { user_id: user.id },
        order: { id: 'ASC' },
      });
      const reasons = entries.map(({ reason }) => reason);
      expect([moment, reasons.lastIndexOf('expire') < reasons.indexOf('purchase')]).toEqual([moment, true]);
    }
  });

  it('money for washes of a plan that is over goes back', async () => {
    for (const moment of NEW_MONTH) {
      const [refund] = (
        await manualPaymentsOf(servers.app, scene('washes by card under the old plan', moment).user)
      ).filter((each) => each.is_refund);
      expect(refund).toMatchObject({ month });
    }
  });

  it.each(['a plan', 'a plan by an operator'])(
    '%s chosen in the new month counts from the one after it',
    async (name) => {
      for (const moment of MOMENTS) {
        const inOld = moment === '23:55:00' || (moment === '23:59:59' && inTime.has(name));
        expect([moment, await stored(name, moment)]).toEqual([
          moment,
          expect.objectContaining({
            plan_id: inOld ? WISH.plan_id : CONFIRMED,
            next_month_plan_id: inOld ? null : WISH.plan_id,
            next_month_plan_valid_from: inOld ? null : after,
          }),
        ]);
      }
    },
  );
});
