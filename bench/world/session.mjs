import { createSecretKey, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { APP_NOW, SECRET } from './settings.mjs';

const OPTIONS = { algorithm: 'HS256', issuer: 'laundry', audience: 'laundry-api', noTimestamp: true };

/** The token of a new session of an account's. */
export async function session(db, userId) {
  const [token] = await sessions(db, [userId]);
  return token;
}

/** A session each, in their order, in use as those of people are: its use is noted once in ten minutes only. */
export async function sessions(db, userIds) {
  const rows = userIds.map((id) => [randomBytes(16).toString('hex'), id, APP_NOW, APP_NOW, '2027-06-01 00:00:00']);
  await db.query('INSERT INTO sessions (id, user_id, created_at, last_used_at, expires_at) VALUES ?', [rows]);
  const key = createSecretKey(Buffer.from(SECRET, 'utf8'));
  return rows.map(([sid, userId]) => jwt.sign({ sub: String(userId), sid }, key, OPTIONS));
}
