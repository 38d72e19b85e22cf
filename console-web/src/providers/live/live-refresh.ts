import type { LiveChange } from '@laundry/shared/rules/live/live-change';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '../../i18n';
import { MAINTENANCE_KEY } from '../maintenance';
import { isAboutToPress, isBusy } from './busy';
import type { LiveTold } from './event-stream';
import { liveStore, markKey } from './live-store';
import { isInSight, readAnew } from './read-anew';
import { learnNames, whoChanged } from './who-changed';

/** ms: of several changes at once one is read, and of a crowd of consoles not all at the same moment. */
const SOON = 300;
/** From one reading to the next, whatever happens meanwhile. */
const SELDOM = 4_000;
/** Until it is looked again whether somebody is still busy. */
const LOOK_AGAIN = 500;
/** The longest that a pointer which never rests is waited for. */
const PATIENCE = 6_000;
const MARKED = 8_000;
/** Between two sentences to screen readers. */
const SAY_SELDOM = 10_000;

/** Brings what others do to the screen, in its own time. */
export class LiveRefresh {
  private version: number | null = null;
  private pending: LiveChange[] = [];
  private asksForAll = false;
  private timer: number | undefined;
  private since = 0;
  private readAt = -Infinity;
  private saidAt = -Infinity;
  private readonly marked = new Set<number>();

  constructor(
    private readonly client: QueryClient,
    private readonly operatorId: number,
  ) {
    liveStore.change({ readNow: this.readNow });
  }

  hear(told: LiveTold): void {
    switch (told.event) {
      case 'open':
        // What was missed while no stream was open is not told again.
        if (this.version !== null && this.version !== told.data.version) this.askForAll();
        this.version = told.data.version;
        return;
      case 'reset':
        this.version = told.data.version;
        return this.askForAll();
      case 'changes':
        this.version = Math.max(this.version ?? 0, ...told.data.map(({ version }) => version));
        this.pending.push(...told.data);
        return this.plan();
      case 'people':
        void this.client.invalidateQueries({ queryKey: ['open-records', told.data.resource, told.data.id] });
        return;
      case 'end':
        if (told.data.reason === 'maintenance') void this.client.invalidateQueries({ queryKey: MAINTENANCE_KEY });
        // Whether the session goes on is told by whatever is asked next.
        if (told.data.reason === 'access') void this.client.invalidateQueries();
    }
  }

  /** Reads what waits, whoever is busy. */
  readonly readNow = (): void => {
    window.clearTimeout(this.timer);
    this.timer = undefined;
    const changes = this.pending;
    const all = this.asksForAll;
    this.pending = [];
    this.asksForAll = false;
    this.readAt = performance.now();
    liveStore.change({ waiting: [], waitingBy: '', readAt: this.readAt });
    void readAnew(this.client, all ? 'all' : changes);
    void this.mark(this.ofOthers(changes));
  };

  stop(): void {
    window.clearTimeout(this.timer);
    for (const timer of this.marked) window.clearTimeout(timer);
    liveStore.forget();
  }

  private askForAll(): void {
    this.asksForAll = true;
    this.plan();
  }

  private plan(): void {
    if (this.timer !== undefined) return void (isBusy() && this.showWaiting());
    this.since = performance.now();
    const soon = SOON * (1 + Math.random());
    // Who is busy is told, and nothing is read.
    const pause = isBusy() ? 0 : this.readAt + SELDOM - performance.now();
    this.timer = window.setTimeout(this.look, Math.max(soon, pause));
  }

  private readonly look = (): void => {
    const isWaitedFor = isAboutToPress() && performance.now() - this.since < PATIENCE;
    // What is being sent is answered first: the stream may tell of it before, and its screen has yet to say that it is done.
    const isSending = this.client.isMutating() > 0;
    if (!isBusy() && !isWaitedFor && !isSending) return this.readNow();
    if (isBusy()) this.showWaiting();
    this.timer = window.setTimeout(this.look, LOOK_AGAIN);
  };

  private showWaiting(): void {
    if (this.client.isMutating() === 0 && liveStore.current().heard !== this.version)
      liveStore.change({ heard: this.version });
    const waiting = this.ofOthers(this.pending);
    if (waiting.length === liveStore.current().waiting.length) return;
    void learnNames(waiting).then(() => {
      // Meanwhile it may have been read.
      if (this.pending.length === 0) return;
      const latest = waiting.at(-1);
      liveStore.change({ waiting, waitingBy: latest === undefined ? '' : whoChanged(latest) });
    });
  }

  /** What somebody else did to rows in sight. */
  private ofOthers(changes: readonly LiveChange[]): LiveChange[] {
    return changes.filter((change) => change.by !== this.operatorId && isInSight(this.client, change));
  }

  private async mark(changes: readonly LiveChange[]): Promise<void> {
    if (changes.length === 0) return;
    await learnNames(changes);
    const keys = changes.map((change) => [markKey(change.resource, change.id), whoChanged(change)] as const);
    liveStore.change({ marks: new Map([...liveStore.current().marks, ...keys]) });
    this.say(changes);
    const timer = window.setTimeout(() => {
      this.marked.delete(timer);
      const marks = new Map(liveStore.current().marks);
      for (const [key] of keys) marks.delete(key);
      liveStore.change({ marks, said: '' });
    }, MARKED);
    this.marked.add(timer);
  }

  private say(changes: readonly LiveChange[]): void {
    if (performance.now() - this.saidAt < SAY_SELDOM) return;
    this.saidAt = performance.now();
    const who = [...new Set(changes.map(whoChanged))].join('、');
    const count = new Set(changes.map(({ resource, id }) => markKey(resource, id))).size;
    liveStore.change({ said: t('live.said', { who, count }) });
  }
}
