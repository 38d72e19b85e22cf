// The yardstick: node:http and mysql2, nothing else. The same token check, the same SQL, JSON as it comes.
import { createSecretKey } from 'node:crypto';
import http from 'node:http';
import jwt from 'jsonwebtoken';
import { createPool } from 'mysql2/promise';
import * as statements from './statements.mjs';

const CACHE_MILLIS = 5_000;
const pool = createPool({
  uri: process.env['DATABASE_URL'],
  connectionLimit: 10,
  dateStrings: true,
  charset: 'utf8mb4',
});
const key = createSecretKey(Buffer.from(process.env['JWT_SECRET'], 'utf8'));
const principals = new Map();

async function principalOf(request) {
  const claims = jwt.verify(request.headers.authorization.slice('Bearer '.length), key, {
    algorithms: ['HS256'],
    issuer: 'laundry',
    audience: 'laundry-api',
  });
  const known = principals.get(claims.sid);
  if (known !== undefined && known.until > Date.now()) return known.principal;
  const [[principal]] = await pool.query(statements.SESSION, [claims.sid]);
  principals.set(claims.sid, { principal, until: Date.now() + CACHE_MILLIS });
  return principal;
}

async function answer(request, url) {
  const principal = await principalOf(request);
  if (request.method === 'POST') return create(principal, JSON.parse(await bodyOf(request)));
  const id = /\/washRequest\/(\d+)$/.exec(url.pathname)?.[1];
  if (id !== undefined) return (await pool.query(statements.DETAIL, statements.detailParameters(id)))[0];
  return (await pool.query(statements.LIST, [url.searchParams.get('from'), url.searchParams.get('to')]))[0];
}

/** The statements of a new request: what is read to decide, then six writes in one transaction, then the answer. */
async function create(principal, body) {
  const [[user]] = await pool.query(statements.USER, [principal.user_id]);
  const day = body.sched_pickup_dt.slice(0, 10);
  const [[{ revision }]] = await pool.query(statements.REVISION, [day]);
  await pool.query(statements.AREA, ['15000']);
  await pool.query(statements.HOLIDAYS, ['2026-10-01', '2027-12-01']);
  const connection = await pool.getConnection();
  try {
    await connection.query('START TRANSACTION');
    const { id, send_addr_zipcode, is_saturday_available, plan_id, user_plan_option, pickup_delivery_type } = user;
    const facts = [send_addr_zipcode, is_saturday_available, plan_id, user_plan_option, pickup_delivery_type];
    await connection.query(statements.TAKE_BAGS, [-body.count, id, -body.count, ...facts]);
    await connection.query(statements.TAKE_PLACE, [day, revision]);
    const [{ insertId }] = await connection.query(statements.INSERT_REQUEST, [statements.requestValues(user, body)]);
    await connection.query(statements.INSERT_ENTRY, [statements.entryValues(user, body, insertId)]);
    await connection.query(statements.INSERT_HISTORY, statements.historyValues(user, body, insertId));
    await connection.query(statements.INSERT_MAIL, [statements.mailValues(user, insertId)]);
    await connection.query('COMMIT');
    return (await connection.query(statements.ONE_REQUEST, [insertId, user.id]))[0][0];
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

http
  .createServer((request, response) => {
    answer(request, new URL(request.url, 'http://localhost')).then(
      (body) => {
        response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      },
      (error) => {
        response.writeHead(500);
        response.end(String(error));
      },
    );
  })
  .listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'));
