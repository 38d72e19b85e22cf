import { problemOf } from '../harness/calls/problem.js';
import { asJson, send, type Answer } from '../harness/calls/send.js';
import { breakStatement } from '../harness/faults/broken-statement.js';
import { logLinesOf } from '../harness/looks/log-lines.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const post = (path: string, body: string): Promise<Answer> =>
  send(app.url, { method: 'POST', path, headers: asJson(null), body });
const decide = () => post('/sandbox/payments/1', JSON.stringify({ outcome: 'approve' }));

it.each([
  ['nested too deeply', '['.repeat(99)],
  ['no JSON', '{'],
])('a body that is %s is malformed, as in the API', async (_, body) => {
  const [refused, ofApi] = [await post('/sandbox/payments/1', body), await post('/api/v1/login', body)];
  expect(problemOf(refused)).toMatchObject({ status: 400 });
  expect(problemOf(refused)).toEqual(problemOf(ofApi));
});

it('a payment that is not there is no failure', async () => {
  expect((await decide()).status).toBe(404);
});

it('what fails unexpectedly is logged with its error, under the id that the answer tells', async () => {
  let answer: Answer | null = null;
  const lines = await logLinesOf(app, async () => {
    ({ result: answer } = await breakStatement(app, 0, decide));
  });
  const problem = problemOf(answer as unknown as Answer);
  expect(problem).toMatchObject({ status: 500, request_id: expect.stringMatching(/./) });
  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'unexpected error');
  expect(logged).toMatchObject({
    request_id: problem['request_id'],
    url: '/sandbox/payments/:no',
    err: { type: 'QueryFailedError', stack: expect.any(Array) },
  });
});
