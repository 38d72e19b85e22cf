import { randomInt } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import fc from 'fast-check';
import { BusinessHoliday } from '../../src/modules/calendar/holidays/business-holiday.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { arbitraryCall, type ArbitraryCall } from './inputs/arbitrary-call.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { buildEverybody } from '../harness/rows/everybody.js';
import { fingerprintOf } from '../harness/looks/fingerprint.js';
import { OPERATIONS } from '../harness/calls/operations.js';
import { problemOf } from '../harness/calls/problem.js';
import { send, type Answer } from '../harness/calls/send.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { committedWrites, statementsOf } from '../harness/looks/statements.js';

/**
 * The same calls at every run, so that a red run is the fault of what was changed. FUZZ_SEED=random looks for new ones,
 * FUZZ_SEED=<what it printed> repeats them, FUZZ_CALLS makes a longer run: 100000 of them also show that the heap stays flat.
 */
const SEED = process.env['FUZZ_SEED'] === 'random' ? randomInt(2 ** 31) : Number(process.env['FUZZ_SEED'] || 281432951);
const CALLS = Number(process.env['FUZZ_CALLS'] || 5_000);
/** To one server: it is looked after every call that wrote whether all of its rows are as they were. */
const CALLS_OF_A_ROUND = 20_000;
/** Ten times what a call takes where nothing else runs, and more. */
const MILLIS_A_CALL = 300;
/** Until then what a server keeps for all calls is there. */
const CALLS_TO_WARM_UP = 5_000;
/** More is what a call leaves behind. */
const BYTES_KEPT_OF_A_CALL = 1_024;

/** What no answer holds: hashes of passwords and secrets, and what is encrypted as it is stored. */
const SECRET = /\$argon2|password_hash|token_hash|code_hash|new_secret|\bv1\.[0-9a-f]{8}\./;

const rounds = Array.from({ length: Math.ceil(CALLS / CALLS_OF_A_ROUND) }, (_, round) => ({
  seed: SEED + round,
  calls: Math.min(CALLS_OF_A_ROUND, CALLS - round * CALLS_OF_A_ROUND),
}));

let app: RunningApp;
let people: Awaited<ReturnType<typeof buildEverybody>>;

beforeEach(async () => {
  app = await startApp();
  tokens.clear();
  // The first rows of every table: those that the calls name.
  for (let count = 1; count <= 3; count += 1) {
    const customer = await buildCustomer(app);
    await buildRequest(app, customer);
    await buildArea(app, { zipcode: `1500${count}` });
    await app.database.manager.insert(BusinessHoliday, { date: `2026-12-0${count}` });
  }
  people = await buildEverybody(app);
  await buildRequest(app, await buildCustomer(app), { staff_id: people.D.id });
});
afterEach(() => app.close());

it.each(rounds)(
  'nothing that anybody sends makes a 5xx, and what is refused is a problem and changes nothing: FUZZ_SEED=$seed FUZZ_CALLS=$calls',
  async ({ seed, calls }) => {
    process.stderr.write(`${calls} calls of FUZZ_SEED=${seed}\n`);
    let before = await fingerprintOf(app);
    let sent = 0;
    let warm = 0;
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(arbitraryCall, async (call) => {
        const { answer, hasWritten } = await sendAs(call);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expectSound(answer);
        expectDescribed(call, answer);
        sent += 1;
        if (sent === CALLS_TO_WARM_UP) warm = heapInUse();
        if (!hasWritten) return;
        const was = before;
        before = await fingerprintOf(app);
        if (answer.status >= 400) expect(before).toBe(was);
        if (answer.status === 200 && call.name.endsWith('maintenance/start')) before = await endMaintenance();
      }),
      { seed, numRuns: calls },
    );
    // Calls that are all refused at the door would prove nothing.
    const succeeded = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
    expect(succeeded).toBeGreaterThan(calls / 20);
    if (process.env['FUZZ_SEED']) process.stderr.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`);
    if (calls < 2 * CALLS_TO_WARM_UP) return;
    const kept = heapInUse() - warm;
    process.stderr.write(`${kept} bytes more than after ${CALLS_TO_WARM_UP} calls\n`);
    expect(kept / (calls - CALLS_TO_WARM_UP)).toBeLessThan(BYTES_KEPT_OF_A_CALL);
  },
  CALLS_OF_A_ROUND * MILLIS_A_CALL,
);

/** Bytes, once what nobody needs any more is gone. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}

const tokens = new Map<string, string>();

/** The answer, and whether anything was written for good: if not, nothing needs to be compared. */
async function sendAs(call: ArbitraryCall): Promise<{ answer: Answer; hasWritten: boolean }> {
  let answer: Answer | undefined;
  const statements = await statementsOf(app, async () => (answer = await answerTo(call)));
  if (answer === undefined) throw new Error('no answer');
  return { answer, hasWritten: committedWrites(statements).length > 0 };
}

async function answerTo({ caller, headers, ...sent }: ArbitraryCall): Promise<Answer> {
  const person = Object.entries(people).find(([letter]) => letter === caller)?.[1];
  if (person !== undefined && !tokens.has(caller) && (await maySignIn(person)))
    tokens.set(caller, await app.tokenOf(person));
  const authorization = caller !== 'G' && { authorization: `Bearer ${tokens.get(caller) ?? 'a.b.c'}` };
  const answer = await send(app.url, { ...sent, headers: { ...headers, ...authorization } });
  // Some calls end sessions, the caller's own among them.
  if (answer.status === 401) tokens.delete(caller);
  return answer;
}

/** Whoever a call has ended signs in no more. */
async function maySignIn({ id }: Pick<User, 'id'>): Promise<boolean> {
  const { deleted_at, status } = await app.database.manager.findOneByOrFail(User, { id });
  return deleted_at === null && status !== USER_STATUS.withdrawn;
}

function expectSound(answer: Answer): void {
  const { status, headers, text } = answer;
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(SECRET);
  // A body may have a field without a name.
  if (status >= 400) return void problemOf(answer, /^/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
  if (status === 204) expect(text).toBe('');
  else
    expect([headers['content-type'], typeof JSON.parse(text)]).toEqual(['application/json; charset=utf-8', 'object']);
}

/** What any path and body may be answered, whatever its operation. */
const UNREADABLE = [400, 401, 404, 413, 414, 415, 431];

/** Clients of the API's description know every status that they get. */
function expectDescribed({ name }: ArbitraryCall, { status }: Answer): void {
  const described = OPERATIONS.find((operation) => operation.name === name)?.statuses ?? [];
  expect({ name, known: [...described, ...UNREADABLE] }).toMatchObject({ known: expect.arrayContaining([status]) });
}

/** Under maintenance nearly everything is refused: it is over before the next call. */
async function endMaintenance(): Promise<string> {
  await (await app.as(people.A)).post('/admin/maintenance/end').expect(200);
  return fingerprintOf(app);
}
