import { connect } from 'node:net';
import { Shutdown } from '../../src/common/shutdown.js';
import { buildCustomer } from '../harness/rows/build-people.js';
import { startApp } from '../harness/servers/start-app.js';
import { delayAnswer } from '../harness/looks/statements.js';
import { until } from '../harness/looks/until.js';

test('a closing server answers what is under way, and tells those who still come to come again, as a problem document', async () => {
  const app = await startApp();
  const token = await app.tokenOf(await buildCustomer(app));
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => (received += String(text)));
  const call = (path: string) =>
    socket.write(`GET /api/v1${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  const { asked, deliver } = delayAnswer(app, /FROM sessions/);
  call('/users/me');
  await asked;
  const closed = app.close();
  const { server } = app.app.getHttpAdapter().getInstance();
  await until(() => app.app.get(Shutdown).signal.aborted && !server.listening);
  call('/masters');
  deliver();
  await closed;
  const [first = '', second = ''] = received.split(/(?=HTTP\/1\.1 )/);
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
  expect(second).toMatch(/^HTTP\/1\.1 503 /);
  expect(second).toMatch(/^content-type: application\/problem\+json/im);
  expect(second).toMatch(/^retry-after: [1-9]\d*\r$/im);
  expect(second).toMatch(/^connection: close\r$/im);
  expect(second).toContain('"status":503');
  socket.destroy();
}, 60_000);
