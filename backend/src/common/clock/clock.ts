import { fromEpochMillis, toEpochMillis, type JstDateTime } from '@laundry/shared/time/jst';

/** The only source of the present (handbook/time.md#jst). Started elsewhere in time by APP_NOW, it then runs on. */
export class Clock {
  private offsetMillis = 0;

  constructor(startAt: JstDateTime | null = null) {
    if (startAt !== null) this.set(startAt);
  }

  /** Now, as the JST wall-clock string `YYYY-MM-DD HH:mm:ss`. */
  now(): JstDateTime {
    return fromEpochMillis(this.epochMillis());
  }

  /** Today in Japan, `YYYY-MM-DD`. */
  today(): string {
    return this.now().slice(0, 10);
  }

  /** Now as milliseconds since 1970: for token lifetimes and time-outs only. */
  epochMillis(): number {
    return Date.now() + this.offsetMillis;
  }

  /** Milliseconds since this process began, which no step of the clock moves: for how long something lasts. */
  steadyMillis(): number {
    return performance.now();
  }

  /** Now as the `Date` header of HTTP, by which the webs set their own clocks. */
  httpDate(): string {
    return new Date(this.epochMillis()).toUTCString();
  }

  /** Moves the clock so that it is `at` now. */
  set(at: JstDateTime): void {
    this.offsetMillis = toEpochMillis(at) - Date.now();
  }
}
