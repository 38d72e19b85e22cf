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

async function again(caller: Caller, { call, answer }: Told, cancelled: ReadonlySet<string>): Promise<string[]> {
  const repeated = await caller.send(call);
  if (repeated?.status === 404 && cancelled.has(requestOf(call) ?? '')) return [];
  const shown = [answer, repeated].map((each) => JSON.stringify([each?.status, each?.body]).slice(0, 300));
  return isSame(answer, repeated) ? [] : [`another answer to key ${call.key}: ${shown.join(' then ')}`];
}

/** Which request staff have marked; when it is cancelled by now, it is shown to nobody by no key. */
const requestOf = ({ path }: Call): string | undefined => /^\/admin\/washRequests?\/(\d+)\//.exec(path)?.[1];

/**
 * Of a payment the number stays; what there is to do for it depends on what has become of it. A stop that is a colleague's by
 * now is shown to nobody else, by no key: who has it is told.
 */
function isSame(first: Told['answer'], second: Told['answer']): boolean {
  if (second?.status === 404 && fieldOf(second, 'staff_name') !== undefined) return true;
  const no = fieldOf(first, 'payment_no');
  if (no === undefined) return first?.status === second?.status && isDeepStrictEqual(first?.body, second?.body);
  return second?.status === 422 || fieldOf(second, 'payment_no') === no;
}
