import Fastify, { type FastifyInstance } from 'fastify';
import { encodeOnce } from './encode-once.js';

const KINDS = 'aé月😀"\\\u0000\ud800';
let app: FastifyInstance;
let wasText: boolean;
beforeEach(async () => {
  app = Fastify();
  encodeOnce(app);
  app.addHook('onSend', (_request, _reply, payload, done) => {
    wasText = typeof payload === 'string';
    done(null, payload);
  });
  app.get<{ Params: { times: string } }>('/:times', ({ params }) => ({ text: KINDS.repeat(Number(params.times)) }));
  await app.ready();
});
afterEach(() => app.close());

test.each([
  ['short', 10, true],
  ['long', 10_000, false],
  ['very long', 100_000, true],
])('a %s answer is the same text, and its length is told', async (_, times, remainsText) => {
  const answer = await app.inject({ path: `/${times}` });
  expect(answer.json()).toEqual({ text: KINDS.repeat(times) });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(wasText).toBe(remainsText);
});

test('answers do not share their bytes', async () => {
  const [one, two] = await Promise.all([app.inject({ path: '/9000' }), app.inject({ path: '/9500' })]);
  expect(one.json()).toEqual({ text: KINDS.repeat(9_000) });
  expect(two.json()).toEqual({ text: KINDS.repeat(9_500) });
});
