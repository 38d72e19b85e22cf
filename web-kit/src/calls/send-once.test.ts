import { expect, it, vi } from 'vitest';
import { sendOnce } from './send-once';

const call = (method: string, body?: object) =>
  new Request('http://localhost/api/v1/rows/1', { method, ...(body && { body: JSON.stringify(body) }) });
const problem = (status: number, body: object = {}) => Response.json(body, { status });

/** A server that answers one after another; null: nothing comes back. */
function server(...answers: (Response | null)[]) {
  const fetch = vi.fn(async () => {
    const next = answers.shift();
    if (next === null || next === undefined) throw new TypeError('failed to fetch');
    return next;
  });
  return fetch;
}

it('a write that is under way is sent once, and both who asked read its answer', async () => {
  const send = sendOnce();
  const fetch = server(Response.json({ id: 5 }), Response.json({ id: 6 }));
  const both = await Promise.all([send(call('POST', { a: 1 }), fetch), send(call('POST', { a: 1 }), fetch)]);
  expect(await Promise.all(both.map((each) => each.json()))).toEqual([{ id: 5 }, { id: 5 }]);
  expect(fetch).toHaveBeenCalledOnce();
  await send(call('POST', { a: 1 }), fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('two that differ are both sent, and every read is', async () => {
  const send = sendOnce();
  const fetch = server(...[1, 2, 3, 4].map((id) => Response.json({ id })));
  await Promise.all([{ a: 1 }, { a: 2 }].map((body) => send(call('PUT', body), fetch)));
  await Promise.all([call('GET'), call('GET')].map((each) => send(each, fetch)));
  expect(fetch).toHaveBeenCalledTimes(4);
});

it.each([
  ['lost', null],
  ['that of a deadline', problem(503)],
])('a deletion whose answer was %s is done when the next try finds nothing, and only then', async (_, first) => {
  const send = sendOnce();
  const fetch = server(problem(404), first, problem(404), problem(404));
  const status = () =>
    send(call('DELETE'), fetch).then(
      (response) => response.status,
      () => 0,
    );
  expect([await status(), await status(), await status(), await status()]).toEqual([404, first?.status ?? 0, 204, 404]);
});

it('maintenance is an answer: nothing was deleted then', async () => {
  const send = sendOnce();
  const fetch = server(problem(503, { reason: 'maintenance' }), problem(404));
  await send(call('DELETE'), fetch);
  expect((await send(call('DELETE'), fetch)).status).toBe(404);
});

it.each([
  ['as if there was none', undefined, 503],
  ['as the web says it', () => problem(409), 409],
])('what the first try may have changed itself is told %s', async (_, perhapsDone, status) => {
  const send = sendOnce({ ...(perhapsDone && { perhapsDone }) });
  const fetch = server(problem(504), problem(409, { reason: 'stale' }), problem(409, { reason: 'stale' }));
  await send(call('PUT'), fetch);
  expect((await send(call('PUT'), fetch)).status).toBe(status);
  expect(await (await send(call('PUT'), fetch)).json()).toEqual({ reason: 'stale' });
});

it('one session is not given the answer of another, nor told what that one had heard nothing of', async () => {
  const send = sendOnce();
  const asked = (token: string, method = 'POST') => {
    const request = call(method, { a: 1 });
    request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  };
  const fetch = server(Response.json({ id: 5 }), Response.json({ id: 6 }), problem(503), problem(404));
  const both = await Promise.all([send(asked('one'), fetch), send(asked('other'), fetch)]);
  expect(await Promise.all(both.map((each) => each.json()))).toEqual([{ id: 5 }, { id: 6 }]);
  await send(asked('one', 'DELETE'), fetch);
  expect((await send(asked('other', 'DELETE'), fetch)).status).toBe(404);
});
