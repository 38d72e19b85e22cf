import { logLinesOf } from '../harness/looks/log-lines.js';
import { startApp } from '../harness/servers/start-app.js';

const WARNING = /set TRUSTED_PROXIES/;

/** How often it warns while four calls come by a proxy. */
async function warnings(header: string, env: Readonly<Record<string, string>> = {}): Promise<number> {
  const app = await startApp({ env });
  try {
    const lines = await logLinesOf(app, async () => {
      await app.anonymous.get('/masters');
      for (let call = 0; call < 4; call += 1) await app.anonymous.get('/masters').set(header, '192.0.2.7');
    });
    return lines.filter((line) => WARNING.test(line)).length;
  } finally {
    await app.close();
  }
}

test.each(['x-forwarded-for', 'forwarded'])('%s of a proxy that is not trusted is warned of once', async (header) =>
  expect(await warnings(header)).toBe(1),
);

test('that of a trusted one is not', async () =>
  expect(await warnings('x-forwarded-for', { TRUSTED_PROXIES: '1' })).toBe(0));

test('nor are calls that come straight', async () => expect(await warnings('x-other')).toBe(0));
