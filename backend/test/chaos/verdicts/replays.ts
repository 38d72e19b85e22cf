import { isDeepStrictEqual } from 'node:util';
import { Caller } from '../clients/caller.js';
import type { Told } from '../clients/call-log.js';
import { fieldOf } from '../clients/customer.js';
import type { World } from '../world.js';

const AT_ONCE = 8;
/** Keys that are tried; of more than that the seed chooses. */
const MOST = 500;

/** Sends what was acknowledged again, by its key and anywhere; answers how often, and a line for each other answer. */
export async function replay({ service, log, random }: World): Promise<{ times: number; broken: string[] }> {
  const keyed = log.told.filter(({ call, verdict }) => call.key !== undefined && verdict === 'acknowledged');
  const left = random.of('replays').shuffled(keyed).slice(0, MOST);
  const times = left.length;
  const broken: string[] = [];
  const client = async (place: number): Promise<void> => {
    const caller = new Caller(service, log, random.of(`replay ${place}`), () => true);
    for (let told = left.pop(); told !== undefined; told = left.pop()) broken.push(...(await again(caller, told)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => client(place)));
  return { times, broken };
}

async function again(caller: Caller, { call, answer }: Told): Promise<string[]> {
  const repeated = await caller.send(call);
  const shown = [answer, repeated].map((each) => JSON.stringify([each?.status, each?.body]).slice(0, 300));
  return isSame(answer, repeated) ? [] : [`another answer to key ${call.key}: ${shown.join(' then ')}`];
}

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
