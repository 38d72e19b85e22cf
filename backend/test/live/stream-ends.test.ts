import { EventStream } from '../../src/modules/live/event-stream.js';
import { PrincipalSource } from '../../src/common/auth/principal-source.js';
import { buildAdmin } from '../harness/rows/build-people.js';
import { follow } from './live-stream.js';
import { startApp } from '../harness/servers/start-app.js';

test('a server that drains ends its streams first, and opens none', async () => {
  const app = await startApp({ env: { DRAIN_SECONDS: '2' } });
  const admin = await buildAdmin(app);
  const [token, another] = [await app.tokenOf(admin), await app.tokenOf(admin)];
  const stream = await follow(app.url, token);
  const closed = app.close();
  expect(await stream.ends()).toEqual({ reason: 'closing' });
  const refused = await follow(app.url, another);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  await closed;
});

test('who does not take what they are told is cut off', async () => {
  const app = await startApp();
  const admin = await buildAdmin(app);
  const token = await app.tokenOf(admin);
  const [, claims = ''] = token.split('.');
  const caller = await app.app
    .get(PrincipalSource, { strict: false })
    .principalOf(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  if (caller === null) throw new Error('the session has just begun');
  const left = new Promise<void>((resolve) => {
    const stream = new EventStream(caller, resolve);
    const many = Array.from(
      { length: 100 },
      (_, id) => ({ resource: 'wash-requests', id, version: id, who: 'operator', by: admin.id }) as const,
    );
    for (let round = 0; round < 20; round += 1) stream.tell('changes', many);
    expect(stream.body.destroyed).toBe(true);
  });
  await left;
  await app.close();
});
