import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens on. None of those that systems give to outgoing connections: one of them could
 * take it before it is listened on.
 */
export async function freePort(tries = 100) {
  const port = randomInt(15_000, 30_000);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || tries === 1) throw error;
    return freePort(tries - 1);
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
