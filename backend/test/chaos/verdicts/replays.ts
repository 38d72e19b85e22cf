import { isDeepStrictEqual } from 'node:util';
import { readSnapshot } from '../../../src/database/read-snapshot.js';
import { Caller } from '../clients/caller.js';
import type { Call, Told } from '../clients/call-log.js';
import { fieldOf } from '../clients/customer.js';
import type { World } from '../world.js';

const AT_ONCE = 8;
/** Keys that are tried; of more than that the seed chooses. */
const MOST = 500;

/** Sends what was acknowledged again, by its key and anywhere; answers how often, and a line for each other answer. */
export async function replay({ service, log, random, database }: World): Promise<{ times: number; broken: string[] }> {
  const keyed = log.told.filter(({ call, verdict }) => call.key !== undefined && verdict === 'acknowledged');
  const left = random.of('replays').shuffled(keyed).slice(0, MOST);
  const times = left.length;
  const broken: string[] = [];
  const cancelled = await readSnapshot(database.ownUrl, async (select) => {
    const rows = await select('SELECT id FROM wash_requests WHERE cancelled_at IS NOT NULL');
    return new Set(rows.map(({ id }) => String(id)));
  });
  const client = async (place: number): Promise<void> => {
    const caller = new Caller(service, log, random.of(`replay ${place}`), () => true);
    for (let told = left.pop(); told !== undefined; told = left.pop())
      broken.push(...(await again(caller, told, cancelled)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => client(place)));
  return { times, broken };
}

async function again(caller: Caller, { call, answer: first }: Told, cancelled: ReadonlySet<string>): Promise<string[]> {
  const repeated = { call, first, second: await caller.send(call), cancelled };
  if (isSame(repeated) || RIGHTLY_ANOTHER.some((isExempt) => isExempt(repeated))) return [];
  const shown = [first, repeated.second].map((each) => JSON.stringify([each?.status, each?.body]).slice(0, 300));
  return [`another answer to key ${call.key}: ${shown.join(' then ')}`];
}

interface Repeated {
  readonly call: Call;
  readonly first: Told['answer'];
  readonly second: Told['answer'];
  /** Requests that are cancelled by now. */
  readonly cancelled: ReadonlySet<string>;
}

const isSame = ({ first, second }: Repeated): boolean =>
  first?.status === second?.status && isDeepStrictEqual(first?.body, second?.body);

/** What is answered in another way by now, as it should be. */
const RIGHTLY_ANOTHER: readonly ((repeated: Repeated) => boolean)[] = [
  // A request that is cancelled is shown to nobody.
  ({ call, second, cancelled }) => second?.status === 404 && cancelled.has(requestOf(call) ?? ''),
  // A stop that is a colleague's is shown to nobody else: who has it is told.
  ({ second }) => second?.status === 404 && fieldOf(second, 'staff_name') !== undefined,
  // Of a payment the number stays; what there is to do for it depends on what has become of it.
  ({ first, second }) => {
    const no = fieldOf(first, 'payment_no');
    return no !== undefined && (second?.status === 422 || fieldOf(second, 'payment_no') === no);
  },
];

/** Which request staff have marked. */
const requestOf = ({ path }: Call): string | undefined => /^\/admin\/washRequests?\/(\d+)\//.exec(path)?.[1];
