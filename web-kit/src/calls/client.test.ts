// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { epochMillis, machineMillis } from '../clock';
import { ApiError } from './api-error';
import { createCalls } from './client';
import { newQueryClient } from './query-client';

interface Paths {
  '/thing': { get: { responses: { 200: { content: { 'application/json': { id: number } } } } } };
}
const fetched = vi.fn<typeof fetch>();
const page = { token: 'token-1' as string | null, visit: 0, over: [] as string[], left: null as Promise<never> | null };

const { client, answer, call, sendBy } = createCalls<Paths>({
  token: () => page.token,
  lang: () => 'ja',
  visit: () => page.visit,
  stay: () => page.left,
  onSessionOver: (token) => void page.over.push(token),
  detailOf: (status) => `words of ${status}`,
});
const get = () => answer(client.GET('/thing'));

beforeEach(() => {
  Object.assign(page, { token: 'token-1', visit: 0, over: [], left: null });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});
const answers = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  fetched.mockImplementation(async () => Response.json(body, { status, headers }));
const sent = () => fetched.mock.calls.map(([request]) => (request as Request).headers);

it('a call is its visitor’s, in their language, and tells the server’s time', async () => {
  answers(200, { id: 1 }, { Date: 'Wed, 25 Nov 2099 00:00:00 GMT' });
  expect(await get()).toEqual({ id: 1 });
  expect([sent()[0]?.get('Authorization'), sent()[0]?.get('Accept-Language')]).toEqual(['Bearer token-1', 'ja']);
  expect(epochMillis() - machineMillis()).toBeGreaterThan(1_000_000_000);
});

it('every call has an id of its own, by which the server’s log tells of it', async () => {
  answers(200);
  await get();
  await get();
  const [first, second] = sent().map((headers) => headers.get('X-Request-Id'));
  expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(second).not.toBe(first);
});

it('a guest sends no token', async () => {
  page.token = null;
  answers(200);
  await get();
  expect(sent()[0]?.has('Authorization')).toBe(false);
});

it.each([
  ['lost', true, null],
  ['that began without a line', false, 'offline'],
])('a call %s has status 0, words and its reason', async (_, hasLine, reason) => {
  onlineManager.setOnline(hasLine);
  fetched.mockRejectedValue(new TypeError('failed to fetch'));
  await expect(get()).rejects.toMatchObject({ status: 0, detail: 'words of 0', reason });
});

it('a refusal is what the server said, else the words of its status', async () => {
  answers(409, { detail: 'said', reason: 'stale' });
  await expect(get()).rejects.toMatchObject({ status: 409, detail: 'said', reason: 'stale' });
  answers(404);
  await expect(get()).rejects.toThrow('words of 404');
});

it.each([
  [401, {}, ['token-1']],
  [401, { reason: 'clerk_removed' }, []],
  [403, { reason: 'status_withdrawn' }, ['token-1']],
  [403, { reason: 'forbidden' }, []],
  [500, {}, []],
])('%i %j ends the session that asked: %j', async (status, body, over) => {
  answers(status, body);
  await expect(get()).rejects.toBeInstanceOf(ApiError);
  expect(page.over).toEqual(over);
});

it('an answer is heard only by the visitor it was asked for', async () => {
  const settled = vi.fn();
  answers(200, { id: 1 });
  void get().then(settled, settled);
  page.visit = 1;
  answers(200, { id: 2 });
  expect(await get()).toEqual({ id: 2 });
  expect(settled).not.toHaveBeenCalled();
});

it('nothing is sent from a page that is being left', async () => {
  page.left = new Promise(() => undefined);
  void get();
  page.left = null;
  answers(200);
  await get();
  expect(fetched).toHaveBeenCalledOnce();
});

it('nothing is waited for without end, by a limit of its own for what takes long', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  answers(200);
  await get();
  await call(new Request('http://localhost/file'), 300_000);
  expect(limit.mock.calls).toEqual([[20_000], [300_000]]);
});

it('what was given up by whoever asked is no lost call', async () => {
  fetched.mockRejectedValue(new DOMException('', 'AbortError'));
  await expect(get()).rejects.not.toBeInstanceOf(ApiError);
});

it('another way to send stands around the browser’s', async () => {
  const ways: string[] = [];
  answers(200);
  sendBy((request, go) => {
    ways.push(request.method);
    return go(request);
  });
  await get();
  expect([ways, fetched.mock.calls.length]).toEqual([['GET'], 1]);
});

it.each([
  ['nobody answered', { status: 0 }, true, 3],
  ['a proxy gave up', { status: 502 }, true, 3],
  ['was refused', { status: 404 }, true, 1],
  ['failed', { status: 500 }, true, 1],
  ['nobody answered, without a line', { status: 0 }, false, 1],
])('a read that %s is tried so often', async (_, problem, hasLine, tries) => {
  onlineManager.setOnline(hasLine);
  const queryFn = vi.fn(() => Promise.reject(new ApiError(problem)));
  await newQueryClient(0)
    .fetchQuery({ queryKey: ['x'], queryFn, retryDelay: 0 })
    .catch(() => undefined);
  expect(queryFn).toHaveBeenCalledTimes(tries);
});
