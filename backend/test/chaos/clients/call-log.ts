import { appendFileSync, writeFileSync } from 'node:fs';
import type { Effect, Outcome, Verdict } from '../verdicts/promises.js';

export interface Call {
  readonly client: string;
  readonly token: string | null;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** After `/api/v1`. */
  readonly path: string;
  readonly body?: object;
  /** The Idempotency-Key of a POST that has one: it is sent again until somebody answers. */
  readonly key?: string;
  /** What it leaves behind once. */
  readonly effects?: readonly Effect[];
  /** It may be stored although it is refused: a payment that was begun and came to nothing. */
  readonly isStoredBefore?: true;
  /** What an acknowledgement names besides. */
  readonly names?: (answer: Answer) => readonly Effect[];
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Told extends Outcome {
  readonly call: Call;
  readonly answer: Answer | null;
}

/** What the clients were told: kept here, and in a file for whoever looks for the reason of a broken promise. */
export class CallLog {
  readonly told: Told[] = [];
  readonly statuses = new Map<number | 'none', number>();
  /** Answers that nobody may give. */
  readonly failures: string[] = [];
  private acknowledgedAt = performance.now();
  private longestPause = 0;

  constructor(private readonly file: string) {
    writeFileSync(file, '');
  }

  note(call: Call, verdict: Verdict, answer: Answer | null): void {
    const named = verdict === 'acknowledged' && answer !== null ? (call.names?.(answer) ?? []) : [];
    const effects = [...(call.effects ?? []), ...named];
    this.told.push({ call, verdict, effects, answer });
    const { client, method, path, key, body } = call;
    if (verdict === 'acknowledged' && method !== 'GET') this.endPause();
    const line = {
      at: new Date().toISOString(),
      client,
      method,
      path,
      key,
      body,
      verdict,
      status: answer?.status ?? null,
      answer: answer?.body,
    };
    if (method !== 'GET') appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }

  /** A line about what was done to the service. */
  remark(text: string): void {
    appendFileSync(this.file, `${JSON.stringify({ at: new Date().toISOString(), text })}\n`);
  }

  /** From now on {@link pause} counts. */
  watchPause(): void {
    this.acknowledgedAt = performance.now();
    this.longestPause = 0;
  }

  /** ms: the longest time in which nobody's write was acknowledged, one that goes on included. */
  get pause(): number {
    return Math.max(this.longestPause, performance.now() - this.acknowledgedAt);
  }

  private endPause(): void {
    const now = performance.now();
    this.longestPause = Math.max(this.longestPause, now - this.acknowledgedAt);
    this.acknowledgedAt = now;
  }

  count(verdict: Verdict): number {
    return this.told.filter((each) => each.verdict === verdict && each.call.method !== 'GET').length;
  }

  status(status: number | 'none'): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }
}
