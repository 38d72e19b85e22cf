import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource } from '../../src/database/data-source.js';
import { startPrivateDatabase, type PrivateDatabase } from '../harness/servers/private-database.js';
import { onMysql } from '../harness/servers/test-database.js';

const FILES = join(import.meta.dirname, '../harness/servers/tls');
const file = (name: string): string => join(FILES, name);

/** The cipher of a connection to an address; empty in the clear. */
async function cipherOf(url: string): Promise<string> {
  const dataSource = await createDataSource({ url, patience: 0 });
  try {
    const [row] = await dataSource.query<{ Value: string }[]>("SHOW STATUS LIKE 'Ssl_cipher'");
    return row?.Value ?? '';
  } finally {
    await dataSource.destroy();
  }
}

it('TLS is not left to a word that is not understood: nothing is sent', async () => {
  let callers = 0;
  const server = createServer((socket) => {
    callers += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(cipherOf(`mysql://root@127.0.0.1:${port}/laundry?ssl=perhaps`)).rejects.toThrow('perhaps');
  expect(callers).toBe(0);
  server.close();
});

if (onMysql) {
  describe('a database that offers TLS', () => {
    let database: PrivateDatabase;
    let base: string;
    beforeAll(async () => {
      const started = await startPrivateDatabase({
        settings: [`--ssl-cert=${file('server.pem')}`, `--ssl-key=${file('server-key.pem')}`],
      });
      if (started === null) throw new Error('these tests start a MariaDB server: install one');
      database = started;
      base = database.url;
    }, 60_000);
    afterAll(() => database.drop());

    it('is spoken to in the clear where nothing is asked', async () => expect(await cipherOf(base)).toBe(''));

    it.each([
      ['encrypted, whoever it is', '?sslmode=require'],
      ['verified by its authority', `?sslmode=verify-full&sslca=${encodeURIComponent(file('ca.pem'))}`],
    ])('is %s', async (_, parameters) => expect(await cipherOf(base + parameters)).toMatch(/^(TLS_|ECDHE)/));

    it.each([
      ['nobody vouches for', '?ssl=true'],
      ['another authority vouches for', `?sslmode=verify-full&sslca=${encodeURIComponent(file('other-ca.pem'))}`],
    ])('is refused when it is one that %s', async (_, parameters) => {
      await expect(cipherOf(base + parameters)).rejects.toThrow(/certificate/i);
    });
  });
}
