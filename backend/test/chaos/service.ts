import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { MAIN, startServer } from '../harness/servers/server-process.js';
import type { ChaosDatabase } from './databases/chaos-database.js';
import { SETTINGS } from './settings.js';

/** Half a minute before a month ends: its edge is in every run. */
export const BEGIN: JstDateTime = '2026-11-30 23:59:30';
/** Seconds between the clocks of two servers. */
const CLOCK_DIFFERENCE = 5;
/** s after a drain; orchestrators kill who takes longer to end. */
const GRACE = 20;
/** ms between two tries to start, and between two looks whether a server is ready. */
const AGAIN = 500;
const TRIES = 60;

interface Server {
  readonly place: number;
  /** The program that runs there. */
  main: string;
  url: string;
  child: ChildProcess | null;
  /** Minutes by which its clock is behind. */
  setBack: number;
  /** It was told to end, and drains: whoever calls it is answered all the same, until nobody is sent to it any more. */
  leaving: 'called' | 'left alone' | null;
}

/** The built server in one or several processes on one database, each with a supervisor that starts it again. */
export class Service {
  readonly servers: readonly Server[];
  /** What nobody did to them: ended by themselves, did not end when told to, did not start. */
  readonly failures: string[] = [];
  private readonly begun = performance.now();
  private leapt = 0;
  private isOver = false;

  constructor(
    private readonly database: Pick<ChaosDatabase, 'processes' | 'drainSeconds'>,
    private readonly env: Readonly<Record<string, string>>,
    /** Descriptor of the file that keeps what they log. */
    private readonly logTo: number,
  ) {
    this.servers = Array.from({ length: database.processes }, (_, place) => ({
      place,
      main: SETTINGS.from ?? MAIN,
      url: '',
      child: null,
      setBack: 0,
      leaving: null,
    }));
  }

  /** Those to whom calls are sent: all but who has shown that it drains. */
  get called(): readonly Server[] {
    return this.servers.filter(({ leaving }) => leaving !== 'left alone');
  }

  /** The clock of people. */
  now(): JstDateTime {
    return addMinutes(BEGIN, this.leapt + (performance.now() - this.begun) / 60_000);
  }

  /** All clocks go on by so many minutes, or to a moment if that is later; for servers that are down. */
  leap(minutes: number, atLeastTo: JstDateTime = BEGIN): void {
    this.leapt += minutes;
    for (const server of this.servers) server.setBack = 0;
    while (this.now() < atLeastTo) this.leapt += 0.5;
  }

  /** The clock of a server that is down is behind by so many minutes, until all clocks go on. */
  setBack(place: number, minutes: number): void {
    this.at(place).setBack = minutes;
  }

  startAll(): Promise<unknown> {
    return Promise.all(this.servers.map((_, place) => this.start(place)));
  }

  /** Starts a server, again and again as a supervisor does, until it listens. */
  async start(place: number, logTo = this.logTo): Promise<void> {
    const server = this.at(place);
    for (let tries = 1; server.child === null; tries += 1) {
      if (this.isOver) return;
      const env = {
        ...this.env,
        APP_NOW: this.clockOf(server),
        DRAIN_SECONDS: String(this.drainSeconds),
        JOBS_ENABLED: 'on',
        LOG_LEVEL: 'error',
      };
      try {
        const { child, url } = await startServer(env, logTo, server.main);
        server.child = child;
        server.url = url;
        server.leaving = null;
        child.once('exit', (code, signal) => this.ended(server, child, String(code ?? signal)));
      } catch (error) {
        if (tries < TRIES) await wait(AGAIN);
        else throw error;
      }
    }
  }

  async kill(place: number): Promise<void> {
    await this.endOne(place, 'SIGKILL');
  }

  /** Where servers drain, calls go to the others as soon as it is seen not to be ready. */
  async stop(place: number): Promise<void> {
    const ended = this.endOne(place, 'SIGTERM');
    if (this.drainSeconds > 0) await this.leaveAlone(this.at(place), ended);
    const code = await ended;
    if (code !== null) this.failures.push(`a server that was told to end ended with ${code}`);
  }

  /** Ends a server and starts this version's in its place, which migrates the database if nobody has. */
  async replace(place: number): Promise<void> {
    await this.stop(place);
    this.at(place).main = MAIN;
    await this.start(place);
  }

  /** Runs a job by hand, in a process of its own that is killed after so many ms, if it is still there then. */
  async runJob(name: string, killAfter?: number): Promise<void> {
    const env = { ...process.env, ...this.env, NODE_ENV: 'test', LOG_LEVEL: 'fatal', APP_NOW: this.now() };
    const child = spawn(process.execPath, [this.at(0).main, 'job', name], { env, stdio: 'ignore' });
    const killer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
    await once(child, 'exit');
    clearTimeout(killer);
  }

  /** Nothing of it runs any more, and nothing is started again. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.servers.map(({ place }) => this.kill(place)));
  }

  private get drainSeconds(): number {
    return this.database.drainSeconds ?? 0;
  }

  private async leaveAlone(server: Server, ended: Promise<unknown>): Promise<void> {
    server.leaving = 'called';
    const end = ended.then(() => 'ended' as const);
    for (;;) {
      const seen = await Promise.race([end, wait(AGAIN).then(() => readiness(server.url))]);
      if (seen === 'ended') this.failures.push('a server that drained was never seen not to be ready');
      if (seen !== 'ready') break;
    }
    server.leaving = 'left alone';
  }

  private clockOf({ place, setBack }: Server): JstDateTime {
    return addMinutes(this.now(), (place * CLOCK_DIFFERENCE) / 60 - setBack);
  }

  private at(place: number): Server {
    const server = this.servers[place];
    if (server === undefined) throw new Error(`no server ${place}`);
    return server;
  }

  /** Answers the code with which it ended, null: by the signal. */
  private async endOne(place: number, by: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const server = this.at(place);
    const { child } = server;
    if (child === null) return null;
    server.child = null;
    const grace = GRACE + this.drainSeconds;
    const late = setTimeout(() => {
      this.failures.push(`a server was not gone ${grace} s after ${by}`);
      child.kill('SIGKILL');
    }, grace * 1_000);
    const exit = once(child, 'exit');
    child.kill(by);
    const [code] = (await exit) as [number | null];
    clearTimeout(late);
    return code;
  }

  private ended(server: Server, child: ChildProcess, how: string): void {
    if (server.child !== child) return;
    this.failures.push(`a server ended by itself with ${how}`);
    server.child = null;
    void this.start(server.place).catch((error) => this.failures.push(String(error)));
  }
}

/** What whoever spreads the calls sees of it. */
const readiness = (url: string): Promise<'ready' | 'not ready'> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => (ok ? 'ready' : 'not ready'),
    () => 'not ready',
  );
