import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The database's address by way of this proxy. */
  readonly url: string;
  /** Nothing goes through any more in either direction, as when the database is stopped; new connections open and hear nothing. */
  readonly stall: () => void;
  /** What was held back goes through. */
  readonly resume: () => void;
  /** Every connection is cut and new ones are refused, as when the database is killed. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A way to the database at `target` that can be stalled and cut. */
export async function openDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isStalled = false;
  let server: Server | null = null;
  let at = 0;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    if (isStalled) socket.pause();
  };
  const accept = (client: Socket): void => {
    const database = connect(Number(port || 3306), hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      keep(socket);
      socket.on('data', (bytes) => void other.write(bytes)).on('close', () => other.destroy());
      if (isStalled) socket.pause();
    }
  };
  const restart = async (): Promise<void> => {
    server = createServer(accept).listen(at, '127.0.0.1');
    await once(server, 'listening');
    at = (server.address() as AddressInfo).port;
  };
  const kill = async (): Promise<void> => {
    const closed = server === null ? null : once(server, 'close');
    server?.close();
    server = null;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const each = (deed: (socket: Socket) => void, stalled: boolean) => () => {
    isStalled = stalled;
    for (const socket of sockets) deed(socket);
  };

  await restart();
  const url = new URL(target);
  url.host = `127.0.0.1:${at}`;
  return {
    url: url.href,
    stall: each((socket) => socket.pause(), true),
    resume: each((socket) => socket.resume(), false),
    kill,
    restart,
    close: kill,
  };
}
