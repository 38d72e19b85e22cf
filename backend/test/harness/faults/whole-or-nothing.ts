import type { RunningApp } from '../servers/start-app.js';
import { asSeen, columnsApart, type Changes, type RowKeeper, type Rows, type Seen } from './kept-rows.js';
import { withFault, type Trouble } from './statement-faults.js';

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface UseCase {
  /** Comes before each try. */
  readonly begin: () => unknown;
  readonly play: () => PromiseLike<Answered>;
  /** A part may be stored when the rest fails. */
  readonly inSteps?: boolean;
  /** Played again it does the rest, and nothing twice, however much was stored. */
  readonly goesOn?: boolean;
}

/** Plays use-cases while statements fail, each on the rows that it found when it came. */
export class WholeOrNothing {
  readonly counts = { statements: 0, faults: 0, 'answered 503': 0 };
  /** As they were found last. */
  private last: Rows = new Map();
  private kept: Rows = new Map();

  constructor(
    private readonly app: RunningApp,
    private readonly keeper: RowKeeper,
  ) {}

  /** Whatever fails: all of it is stored, or nothing and 503; no connection is kept that is of no use, and the next call works. */
  async expect(useCase: UseCase, troublesOf: (statements: readonly string[]) => readonly Trouble[]): Promise<void> {
    this.last = this.kept = await this.keeper.read();
    await this.begin(useCase);
    const idle = await this.changes();
    const [one, usual] = [await this.usual(useCase), await this.usual(useCase)];
    const see = (changes: Changes): Seen => asSeen(changes, columnsApart(one.changes, usual.changes));
    const [nothing, done] = [see(idle), see(usual.changes)];
    expect(see(one.changes)).toEqual(done);
    const isKeyed = usual.sent.some((sql) => sql.includes('idempotency_keys'));
    this.counts.statements += usual.sent.length;

    for (const { place, fault } of troublesOf(usual.sent)) {
      await this.begin(useCase);
      const { sent, result, isKept } = await withFault(this.app, { happens: fault, after: place }, useCase.play);
      const { status, headers } = result;
      this.counts.faults += 1;
      const stored = see(await this.changes());
      const told = { place, sql: usual.sent[place], fault: fault.name, status };
      expect({ ...told, isKept: isKept && fault.closes === true }).toEqual({ ...told, isKept: false });
      if (status !== 503) {
        expect({ ...told, stored }).toEqual({ ...told, status: usual.status, stored: done });
        continue;
      }
      this.counts['answered 503'] += 1;
      const retry = expect.stringMatching(/^[1-9]\d*$/);
      expect({ ...told, retry: headers['retry-after'] }).toEqual({ ...told, retry });
      // What fails after a COMMIT only leaves the answer untold.
      const isWhole = (fault.isDone === true || sent.slice(0, place).includes('COMMIT')) && isSame(stored, done);
      const isNothing = isSame(stored, nothing);
      if (!isWhole && useCase.inSteps !== true) expect({ ...told, stored }).toEqual({ ...told, stored: nothing });
      const again = { ...told, again: (await useCase.play()).status };
      const now = see(await this.changes());
      // By its key it has the effect of once.
      if (isNothing || isKeyed || useCase.goesOn === true)
        expect({ ...again, stored: now }).toEqual({ ...told, again: usual.status, stored: done });
      else expect(again.again).toBeLessThan(500);
    }
    await this.keeper.putBack(this.kept, this.last);
  }

  private async usual(useCase: UseCase) {
    await this.begin(useCase);
    const { sent, result } = await withFault(this.app, null, useCase.play);
    expect([result.status < 400, result.text]).toEqual([true, result.text]);
    return { sent, status: result.status, changes: await this.changes() };
  }

  private async begin({ begin }: UseCase): Promise<void> {
    await this.keeper.putBack(this.kept, this.last);
    await begin();
  }

  private async changes(): Promise<Changes> {
    this.last = await this.keeper.read();
    return this.keeper.changes(this.kept, this.last);
  }
}

const isSame = (one: Seen, other: Seen): boolean => JSON.stringify(one) === JSON.stringify(other);
