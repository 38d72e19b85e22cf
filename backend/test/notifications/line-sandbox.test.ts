import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signedIn } from '../harness/calls/own-requests.js';
import { startApp, type Caller, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A browser, which is a person on LINE. */
function browser() {
  let cookie = '';
  const call = async (path: string, form?: Record<string, string>): Promise<string> => {
    const body = form === undefined ? {} : { body: new URLSearchParams(form) };
    const method = form === undefined ? 'GET' : 'POST';
    const answer = await fetch(`${app.url}${path}`, { method, ...body, headers: { cookie }, redirect: 'manual' });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const next = answer.headers.get('location');
    return next === null ? answer.text() : call(next);
  };
  return call;
}
const linkedAt = async (caller: Caller) =>
  (await caller.get('/users/me/notifications').expect(200)).body.line.linked_at;

it('links by a code that is typed into its talk, and unlinks by a block', async () => {
  const { caller } = await signedIn(app);
  const { code, url } = (await caller.post('/users/me/lineCode').expect(201)).body;
  const go = browser();
  const path = url.slice(new URL(url).origin.length);
  expect(await go(path)).toContain(`value="${code}"`);
  const talk = await go('/sandbox/line/acts', { act: 'send', text: code });
  expect(talk).toContain(`<li class="person">${code}</li>`);
  expect(talk).toContain('LINE連携が完了しました');
  expect(await linkedAt(caller)).not.toBeNull();
  await go('/sandbox/line/acts', { act: 'unfollow', text: '' });
  expect(await linkedAt(caller)).toBeNull();
});

it('the sandbox of LINE is a talk of its own for each browser, and says what was typed as it was', async () => {
  const [one, other] = [browser(), browser()];
  await one('/sandbox/line');
  expect(await one('/sandbox/line/acts', { act: 'send', text: '<b>"x"</b>' })).toContain(
    '&lt;b&gt;&quot;x&quot;&lt;/b&gt;',
  );
  expect(await other('/sandbox/line?text=%22%3E%3Cscript%3E')).not.toContain('<script>');
  expect(await other('/sandbox/line')).not.toContain('&lt;b&gt;');
  expect(await one('/sandbox/line/acts', { act: 'follow', text: '' })).toContain('友だち追加ありがとうございます');
  await one('/sandbox/line/acts', { act: 'nonsense', text: 'y' });
  const wrong = await fetch(`${app.url}/sandbox/line/acts`, {
    method: 'POST',
    body: '<x/>',
    headers: { 'content-type': 'text/xml' },
  });
  expect([wrong.status, wrong.headers.get('content-type')]).toEqual([415, 'application/problem+json; charset=utf-8']);
});
