import { IsNull, Not, type FindOptionsWhere } from 'typeorm';
import type { WashRequest } from './wash-request.entity.js';

/** Open: from its making until it is ended a request holds its time and its place of the day. */
export const OPEN = { cancelled_at: IsNull() } as const satisfies FindOptionsWhere<WashRequest>;

/** Live: open, and not waiting for its payment. Lists, counts, mails and jobs know live requests only (handbook/requests.md#live). */
export const LIVE = { ...OPEN, pay_by: IsNull() } as const satisfies FindOptionsWhere<WashRequest>;

/** Held: open, and waiting for its payment. */
export const HELD = { ...OPEN, pay_by: Not(IsNull()) } as const satisfies FindOptionsWhere<WashRequest>;

/** {@link LIVE} as the columns' values. */
export const LIVE_VALUES = { cancelled_at: null, pay_by: null } as const satisfies Record<keyof typeof LIVE, null>;

/** {@link OPEN} in SQL; `table` is the alias of `wash_requests` where there is one. */
export const openSql = (table?: string): string => `${prefix(table)}cancelled_at IS NULL`;

/** {@link LIVE} in SQL. */
export const liveSql = (table?: string): string => `${openSql(table)} AND ${prefix(table)}pay_by IS NULL`;

const prefix = (table: string | undefined): string => (table === undefined ? '' : `${table}.`);
