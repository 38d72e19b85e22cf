import { createConnection } from 'mysql2/promise';
import { mysqlDriver, sessionSettings, WAIT_TO_BE_UP_TO_DATE } from '../../src/database/mysql/mysql-pool.js';
import { dropNodes, secondAndFirst } from './databases/two-nodes.js';
import { until } from '../harness/looks/until.js';
import '../database/beside-each-other.test.js';
import '../database/beside-each-other-accounts.test.js';

// The races of two servers with their sides on two nodes: after the hooks of the tests, which close the servers.
afterAll(dropNodes);

it('whoever comes to a node reads all that another has stored before, however late it is applied', async () => {
  const [late, writer] = secondAndFirst();
  await writer.query('CREATE DATABASE lateness');
  await writer.query('CREATE TABLE lateness.acknowledged (id INT PRIMARY KEY)');
  await late.query('SET GLOBAL wsrep_sync_wait = 0');
  const holder = await createConnection({ uri: late.url });
  const pool = mysqlDriver(sessionSettings('mariadb', true)).createPool({ uri: late.url }).promise();
  try {
    await holder.query('SELECT * FROM lateness.acknowledged');
    await holder.query('FLUSH TABLES WITH READ LOCK');
    await writer.query('INSERT INTO lateness.acknowledged VALUES (1)');
    expect(await late.query('SELECT id FROM lateness.acknowledged')).toEqual([]);
    const read = pool.query('SELECT id FROM lateness.acknowledged');
    const waiting = `SELECT 1 FROM information_schema.processlist WHERE info = '${WAIT_TO_BE_UP_TO_DATE}'`;
    await until(async () => (await late.query(waiting)).length > 0);
    await holder.query('UNLOCK TABLES');
    expect((await read)[0]).toEqual([{ id: 1 }]);
  } finally {
    holder.destroy();
    await pool.end();
    await late.query('SET GLOBAL wsrep_sync_wait = 7');
    await writer.query('DROP DATABASE lateness');
  }
});
