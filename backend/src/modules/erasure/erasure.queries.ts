import { Inject, Injectable } from '@nestjs/common';
import { ERASURE_DAYS, ERASURE_KIND, OPEN_MATTERS, type ErasureKind } from '@laundry/shared/constants/erasure';
import { addDays, at, dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import type { ErasureView, HeldAccountView, WaitingAccountsView } from './erasure.view.js';
import { ANY_OPEN, OPEN } from './open-matters.js';

/** Accounts of one kind whose period is over; the index of kinds is in the order of ids. */
const DUE = 'FROM users u WHERE u.erasure_kind = ? AND u.erasure_from < ?';
const HELD_SHOWN = 100;

type OpenRow = { readonly id: number } & Readonly<Record<(typeof OPEN_MATTERS)[number], number | string>>;

/** Whose personal data is to be erased, and what holds it (handbook/accounts.md#erasure). */
@Injectable()
export class ErasureQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Those who have nothing open, by ascending id. */
  due(kind: ErasureKind, afterId: number, rows: number): Promise<{ id: number }[]> {
    const sql = `SELECT u.id ${DUE} AND u.id > ? AND NOT (${ANY_OPEN}) ORDER BY u.id LIMIT ?`;
    return this.database.query(sql, [kind, this.endedBefore(kind), afterId, rows]);
  }

  async isDue(kind: ErasureKind, id: number): Promise<boolean> {
    const sql = `SELECT u.id ${DUE} AND u.id = ? AND NOT (${ANY_OPEN})`;
    return (await this.database.query(sql, [kind, this.endedBefore(kind), id])).length > 0;
  }

  async waiting(): Promise<ErasureView> {
    const kinds: WaitingAccountsView[] = [];
    const held: HeldAccountView[] = [];
    for (const kind of Object.values(ERASURE_KIND)) {
      kinds.push(await this.ofKind(kind));
      held.push(...(await this.held(kind)));
    }
    return { kinds, held };
  }

  private async ofKind(kind: ErasureKind): Promise<WaitingAccountsView> {
    const [row] = await this.database.query<{ accounts: number | string; first: string | null }>(
      'SELECT COUNT(*) AS accounts, MIN(erasure_from) AS first FROM users WHERE erasure_kind = ?',
      [kind],
    );
    const first = row?.first ?? null;
    const next_on = first === null ? null : addDays(dateOf(first), ERASURE_DAYS[kind] + 1);
    return { kind, accounts: Number(row?.accounts ?? 0), next_on };
  }

  private async held(kind: ErasureKind): Promise<HeldAccountView[]> {
    const matters = OPEN_MATTERS.map((matter) => `${OPEN[matter]} AS \`${matter}\``).join(', ');
    const rows = await this.database.query<OpenRow>(
      `SELECT u.id, ${matters} ${DUE} AND (${ANY_OPEN}) ORDER BY u.id LIMIT ${HELD_SHOWN}`,
      [kind, this.endedBefore(kind)],
    );
    return rows.map((row) => ({ id: row.id, kind, open: OPEN_MATTERS.filter((matter) => Number(row[matter]) === 1) }));
  }

  /** Whole days: a job that runs late in the night erases the same as one that runs early. */
  private endedBefore(kind: ErasureKind): JstDateTime {
    return at(addDays(this.clock.today(), -ERASURE_DAYS[kind]), '00:00');
  }
}
