import { USER_STATUS } from '@laundry/shared/constants/user-status';
import type { Invariant } from './invariant.js';

const ENDED = `(u.status = ${USER_STATUS.withdrawn} OR u.deleted_at IS NOT NULL)`;

export const SESSIONS: readonly Invariant[] = [
  {
    name: 'nobody is signed in to an account that has ended',
    rule: 'handbook/accounts.md#sessions',
    sql: `SELECT u.id AS user_id, u.status, s.created_at, s.expires_at FROM users u JOIN sessions s ON s.user_id = u.id
       WHERE ${ENDED} AND s.ended_at IS NULL`,
  },
  {
    name: 'no secret begins a session of an account that has ended',
    rule: 'handbook/accounts.md#sessions',
    sql: `SELECT u.id AS user_id, u.status, t.kind, t.expires_at FROM users u JOIN one_time_tokens t ON t.user_id = u.id
       WHERE ${ENDED} AND t.used_at IS NULL`,
  },
  {
    name: 'a session ends after its begin',
    rule: 'handbook/accounts.md#sessions',
    sql: 'SELECT user_id, created_at, expires_at, ended_at FROM sessions WHERE expires_at <= created_at OR ended_at < created_at',
  },
];
