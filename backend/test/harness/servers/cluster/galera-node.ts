import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { freePort } from '../../../../../scripts/free-port.mjs';
import {
  findProgram,
  makeData,
  ownTemporaryFiles,
  serverArguments,
} from '../../../../../scripts/testing/private-mysql.mjs';
import { until } from '../../looks/until.js';
import { secondsIn, shipped } from './shipped.js';

const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
/** What every node is set to, by its name: `npm run cluster` proves the file that ships, but for {@link OWN}. */
const SHIPPED = new Map(settingsOf(shipped('node.cnf')));
/** Where this machine has its nodes, and how it copies from one to another, is its own. */
const OWN = [
  'bind-address',
  'wsrep_provider',
  'wsrep_cluster_address',
  'wsrep_provider_options',
  'wsrep_sst_method',
  'wsrep_sst_auth',
];
/** ms that one which was lost waits before it comes back. */
const COMES_BACK_AFTER = 1_000 * secondsIn('node.sh', /then sleep (\d+);/);
/** ms for an answer about the node itself. */
const ANSWER = 500;
/** The state transfer runs rsync, which gives root's files away: a cluster that root starts is the database user's. */
const OWNER = process.getuid?.() === 0 ? 'mysql' : undefined;
const AS_OWNER = OWNER === undefined ? [] : [`--user=${OWNER}`];

interface Ports {
  readonly sql: number;
  readonly group: number;
  readonly incremental: number;
  readonly snapshot: number;
}

/** One of the MariaDB servers of a Galera cluster on this machine. */
export class GaleraNode {
  peers: readonly GaleraNode[] = [];
  private server: ChildProcess | null = null;
  private isLost = false;

  private constructor(
    readonly name: string,
    private readonly folder: string,
    private readonly ports: Ports,
  ) {}

  static async make(parent: string, name: string): Promise<GaleraNode> {
    const folder = join(parent, name);
    mkdirSync(folder);
    if (OWNER !== undefined) execFileSync('chown', ['-R', OWNER, parent]);
    makeData(folder, AS_OWNER);
    const ports = {
      sql: await freePort(),
      group: await freePort(),
      incremental: await freePort(),
      snapshot: await freePort(),
    };
    return new GaleraNode(name, folder, ports);
  }

  get port(): number {
    return this.ports.sql;
  }

  get url(): string {
    return `mysql://root@127.0.0.1:${this.ports.sql}/`;
  }

  /** Starts it as the first of a new cluster, or as one that joins the others; answers when it takes statements. */
  async start(isFirst = false): Promise<void> {
    if (this.isLost) await setTimeout(COMES_BACK_AFTER);
    this.isLost = false;
    const position = isFirst ? [] : await this.recovered();
    const begin = isFirst ? ['--wsrep-new-cluster'] : [];
    const args = [...this.arguments(), ...begin, ...position];
    const env = ownTemporaryFiles(this.folder);
    const started = spawn(findProgram('mariadbd'), args, { stdio: 'ignore', env });
    this.server = started;
    await until(async () => {
      if (started.exitCode !== null || started.signalCode !== null)
        throw new Error(`${this.name} did not start: ${readFileSync(this.errorLog, 'utf8').slice(-2_000)}`);
      return this.takesStatements();
    });
  }

  async kill(): Promise<void> {
    const killed = this.server;
    this.server = null;
    if (killed === null || killed.exitCode !== null || killed.signalCode !== null) return;
    const ended = once(killed, 'exit');
    killed.kill('SIGKILL');
    this.isLost = true;
    await ended;
  }

  /** It stands still, as one that the others cannot reach. */
  pause(): void {
    this.server?.kill('SIGSTOP');
  }

  /** It goes on, and answers when it has caught up with the others. */
  async goOn(): Promise<void> {
    this.server?.kill('SIGCONT');
    await until(() => this.takesStatements());
  }

  /** Whether it is one of the cluster's majority and up to date. */
  async takesStatements(): Promise<boolean> {
    const asked = createConnection({ uri: this.url, connectTimeout: ANSWER });
    const state = asked.then(async (connection) => {
      try {
        const sql = { sql: "SHOW STATUS WHERE Variable_name IN ('wsrep_local_state', 'wsrep_ready')", timeout: ANSWER };
        const [rows] = await connection.query<RowDataPacket[]>(sql);
        return rows.map((row) => String(row['Value'])).join();
      } finally {
        connection.destroy();
      }
    });
    return state.then(
      (answer) => answer === '4,ON',
      () => false,
    );
  }

  async query(sql: string): Promise<RowDataPacket[]> {
    const connection = await createConnection({ uri: this.url, connectTimeout: ANSWER });
    const [rows] = await connection.query<RowDataPacket[]>(sql).finally(() => connection.destroy());
    return rows;
  }

  /** How many connections there are to databases of it. */
  async connections(): Promise<number> {
    const rows = await this.query('SELECT COUNT(*) AS n FROM information_schema.processlist WHERE db IS NOT NULL');
    return Number(rows[0]?.['n']);
  }

  get errorLog(): string {
    return join(this.folder, 'errors.log');
  }

  /** Up to where it has stored what the cluster did: it then gets what came later only, and nobody waits for a copy of all. */
  private async recovered(): Promise<string[]> {
    const log = join(this.folder, 'recovery.log');
    rmSync(log, { force: true });
    if (!existsSync(join(this.folder, 'data', 'grastate.dat'))) return [];
    const args = [...this.arguments(), '--wsrep-recover', `--log-error=${log}`];
    const reading = spawn(findProgram('mariadbd'), args, { env: ownTemporaryFiles(this.folder) });
    const ended = once(reading, 'exit');
    const position = () =>
      existsSync(log) ? /Recovered position:\s*(\S+)/.exec(readFileSync(log, 'utf8'))?.[1] : undefined;
    await until(() => position() !== undefined || reading.exitCode !== null);
    // It has told all it knows, and does not always end by itself.
    reading.kill('SIGKILL');
    await ended;
    return position() === undefined ? [] : [`--wsrep-start-position=${position()}`];
  }

  private arguments(): string[] {
    const { sql, group, incremental, snapshot } = this.ports;
    const provider = PROVIDERS.find((path) => existsSync(path));
    if (provider === undefined) throw new Error("no Galera library: Debian's package is galera-4");
    const options = [
      quoted(SHIPPED.get('wsrep_provider_options')),
      `gmcast.listen_addr=tcp://127.0.0.1:${group}`,
      `ist.recv_addr=127.0.0.1:${incremental}`,
      'gcache.size=256M',
    ];
    return [
      ...serverArguments(this.folder, sql, AS_OWNER),
      `--log-error=${this.errorLog}`,
      '--max-connections=300',
      ...[...SHIPPED].filter(([name]) => !OWN.includes(name)).map(([name, value]) => `--${name}=${value}`),
      `--wsrep-provider=${provider}`,
      `--wsrep-node-name=${this.name}`,
      '--wsrep-node-address=127.0.0.1',
      `--wsrep-cluster-address=gcomm://${this.peers.map(({ ports }) => `127.0.0.1:${ports.group}`).join()}`,
      '--wsrep-sst-method=rsync',
      `--wsrep-sst-receive-address=127.0.0.1:${snapshot}`,
      // Whoever gives a copy of all stands still meanwhile: not the first, where the writes are.
      '--wsrep-sst-donor=node3,node2,',
      `--wsrep-provider-options=${options.join(';')}`,
    ];
  }
}

function settingsOf(file: string): [string, string][] {
  const lines = file.split('\n').filter((line) => line !== '' && !/^[#[]/.test(line));
  return lines.map((line) => {
    const [, name, value] = /^(\w[\w-]*) = (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`node.cnf says what is not understood: ${line}`);
    return [name, value];
  });
}

function quoted(text: string | undefined): string {
  const value = /^"(.+)"$/.exec(text ?? '')?.[1];
  if (value === undefined) throw new Error('node.cnf has no provider options');
  return value;
}
