import { setTimeout as wait } from 'node:timers/promises';
import { readSnapshot } from '../../../src/database/read-snapshot.js';
import { Caller } from './caller.js';
import { Listener } from './listener.js';
import { signIn } from './people.js';
import type { World } from '../world.js';

/** ms within which every server tells of what is done at another, on a busy machine too. */
const PATIENCE = 30_000;
const LOOK = 500;
/** A day on which nobody is fetched. */
const DAY = '2027-03-01';

/** After everything that went wrong: a line for what was told and is not stored, and for each server that tells nothing any more. */
export async function brokenStreams(world: World, listeners: readonly Listener[]): Promise<string[]> {
  const { service, log, random } = world;
  const stored = await storedOperations(world);
  const unstored = listeners.flatMap(({ told }) => [...told].filter((id) => !stored.has(id)));
  const over = new AbortController();
  const caller = new Caller(service, log, random.of('streams'), () => true);
  const admin = await signIn(caller, 'admin');
  const streams = service.servers.map(({ place }) => {
    const listener = new Listener(caller, service, admin, over.signal);
    return { place, listener, end: listener.follow(place).catch(() => undefined) };
  });
  const isSilent = ({ listener }: (typeof streams)[number]) => listener.told.size === 0;
  const from = performance.now();
  for (let limit = 1; performance.now() - from < PATIENCE && streams.some(isSilent); limit += 1) {
    const body = { date: DAY, limit };
    await caller.send({ client: 'admin', token: admin.token, method: 'POST', path: '/admin/washRequestLimit', body });
    await wait(LOOK);
  }
  over.abort();
  await Promise.all(streams.map(({ end }) => end));
  return [
    ...unstored.map((id) => `a stream told of operation ${id}, which is not stored`),
    ...streams.filter(isSilent).map(({ place }) => `the streams of server ${place} tell nothing`),
  ];
}

const storedOperations = ({ database }: World): Promise<ReadonlySet<number>> =>
  readSnapshot(database.ownUrl, async (select) => {
    const rows = await select('SELECT id FROM operation_histories');
    return new Set(rows.map(({ id }) => Number(id)));
  });
