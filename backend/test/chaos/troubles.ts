import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Seeded } from './seeded.js';
import { SETTINGS } from './settings.js';
import { TROUBLES, type MadeTroubles, type TroubleKind } from './trouble-kinds.js';
import type { World } from './world.js';

type Pass = () => Promise<void>;

/** ms; the longest is longer than a call may take. */
const SHORT = [100, 1_500] as const;
const LONG = [500, 8_500] as const;
const BETWEEN = [300, 1_500] as const;
/** Jobs that are run by hand, and killed or not. */
const JOBS = ['deliver-mail', 'reconcile-payments', 'expire-payments', 'month-turn', 'auto-cancel', 'remind-pickup'];
/** When the job that turns the month is about to run. */
const BEFORE_TURN = '2026-12-01 00:04:55';
const LEAP_MINUTES = 5;
const SET_BACK_MINUTES = 0.5;
/** ms; handbook/quality.md#under-faults. */
const LONGEST_PAUSE = 5_000;

/** What goes wrong, one thing after another, in rounds: each has all of it, as often as its kind says, in an order of the seed's. */
export class Troubles {
  readonly counts = new Map<TroubleKind, number>();
  /** By kind, ms: the longest time in which nobody's write was acknowledged. */
  readonly pauses = new Map<TroubleKind, number>();
  private readonly made: MadeTroubles;
  private dealt: TroubleKind[] = [];
  private last: TroubleKind | null = null;
  private readonly service: World['service'];

  constructor(
    private readonly world: World,
    private readonly random: Seeded,
  ) {
    const { service, database } = world;
    this.service = service;
    this.made = {
      'server killed': (pass) => this.withoutServer((place) => service.kill(place), pass),
      'server stopped': (pass) => this.withoutServer((place) => service.stop(place), pass),
      'log disk full': () => this.withFullLog(),
      'job killed': () => this.killedJob(),
      'clocks moved on': () => this.leap(),
      'clock set back': (pass) => this.withoutServer((place) => this.setBack(place), pass),
      ...(SETTINGS.from !== null && { 'servers replaced': (pass: Pass) => this.replaceAll(pass) }),
      ...database.troubles,
    };
  }

  /** All of a round. */
  get hasBeenRound(): boolean {
    return this.counts.size === this.kinds.length && this.dealt.length === 0;
  }

  /** So many ends of a server or the database. */
  get kills(): number {
    return [...this.counts].reduce((sum, [kind, times]) => (TROUBLES[kind].isKill ? sum + times : sum), 0);
  }

  private get kinds(): TroubleKind[] {
    return Object.keys(this.made) as TroubleKind[];
  }

  async next(): Promise<void> {
    await wait(this.random.between(...BETWEEN));
    this.judge();
    if (this.dealt.length === 0)
      this.dealt = this.random.shuffled(
        this.kinds.flatMap((kind) => Array.from({ length: TROUBLES[kind].times ?? 1 }, () => kind)),
      );
    const kind = this.dealt.shift();
    if (kind === undefined) throw new Error('nothing can go wrong here');
    const [least, most] = TROUBLES[kind].isShort ? SHORT : LONG;
    const length = this.random.between(least, most);
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    const { log } = this.world;
    log.remark(`${kind}, for ${length} ms`);
    log.watchPause();
    this.last = kind;
    await this.made[kind]?.(() => wait(length).then(() => undefined));
    log.remark(`${kind} is over`);
  }

  /** How long nobody's write was acknowledged in the latest, and since it is over. */
  judge(): void {
    const { last: kind } = this;
    if (kind === null) return;
    this.last = null;
    const { log } = this.world;
    const { pause } = log;
    this.pauses.set(kind, Math.max(pause, this.pauses.get(kind) ?? 0));
    // A short run is beside other work: a busy machine is slow, not wrong.
    if (SETTINGS.shortSeconds === null && pause > LONGEST_PAUSE && this.leavesOthers(kind))
      log.failures.push(`${kind}: nobody's write was acknowledged for ${Math.round(pause)} ms`);
  }

  /** Whether somebody else was there all the time: another server, another node. */
  private leavesOthers(kind: TroubleKind): boolean {
    const { leaves } = TROUBLES[kind];
    return leaves === 'nodes' || (leaves === 'servers' && this.service.servers.length > 1);
  }

  private get place(): number {
    return this.random.below(this.service.servers.length);
  }

  private async withoutServer(end: (place: number) => Promise<void>, pass: Pass): Promise<void> {
    const place = this.place;
    await end(place);
    await pass();
    await this.service.start(place);
  }

  private async setBack(place: number): Promise<void> {
    await this.service.kill(place);
    this.service.setBack(place, SET_BACK_MINUTES);
  }

  /** From now on nothing can be written to a server's log, until it is started anew. */
  private async withFullLog(): Promise<void> {
    const place = this.place;
    await this.service.stop(place);
    const full = openSync('/dev/full', 'w');
    await this.service.start(place, full);
    closeSync(full);
  }

  /** By this version's, one after the other. */
  private async replaceAll(pass: Pass): Promise<void> {
    for (const { place } of this.service.servers) {
      await this.service.replace(place);
      await pass();
    }
  }

  private killedJob(): Promise<void> {
    return this.service.runJob(this.random.pick(JOBS), this.random.between(500, 2_000));
  }

  /** All servers end at once, and time goes by until they are there again: past the edge of the month, at first. */
  private async leap(): Promise<void> {
    const places = this.service.servers.map((_, place) => place);
    await Promise.all(places.map((place) => this.service.kill(place)));
    this.service.leap(LEAP_MINUTES, BEFORE_TURN);
    await this.service.startAll();
  }
}
