import { createConnection } from 'mysql2/promise';
import { openDatabaseProxy } from '../../harness/faults/database-proxy.js';
import { startPrivateDatabase } from '../../harness/servers/private-database.js';
import { mountSmallDisk } from '../../harness/faults/small-disk.js';
import type { MadeTroubles } from '../trouble-kinds.js';
import { NO_DISK, type ChaosDatabase } from './chaos-database.js';

const MEGABYTES = 512;

/** A durable MariaDB of the run's own, on a small disk, behind a line that can be cut. */
export async function openMariadb(): Promise<ChaosDatabase> {
  const disk = mountSmallDisk(MEGABYTES);
  const database = await startPrivateDatabase({ isDurable: true, ...(disk !== null && { parent: disk.folder }) });
  if (database === null) throw new Error('chaos needs mariadbd and mariadb-install-db: nothing else may be killed');
  const proxy = await openDatabaseProxy(database.url);
  const troubles: MadeTroubles = {
    'database paused': async (pass) => {
      database.pause();
      await pass();
      database.goOn();
    },
    'connections cut': async (pass) => {
      await proxy.kill();
      await pass();
      await proxy.restart();
    },
    'database killed': async (pass) => {
      await database.kill();
      await pass();
      await database.start();
    },
    'database stopped': async (pass) => {
      await database.stop();
      await pass();
      await database.start();
    },
  };
  if (disk !== null)
    troubles['disk full'] = async (pass) => {
      const before = database.endings();
      disk.fill();
      await pass();
      disk.free();
      // Without a place for its pages it may give up, as after a power cut; an operator then starts it again.
      if (database.endings() > before) await database.start();
    };
  return {
    url: proxy.url,
    ownUrl: database.url,
    processes: 2,
    troubles,
    leftOut: disk === null ? [NO_DISK] : [],
    execute: async (sql) => {
      const connection = await createConnection({ uri: database.url });
      await connection.query(sql);
      connection.destroy();
    },
    drop: async () => {
      await proxy.close();
      await database.drop();
      disk?.drop();
    },
  };
}
