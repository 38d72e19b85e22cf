import { QueryFailedError } from 'typeorm';
import {
  ChangedSinceRead,
  isConnectionLost,
  isDemoted,
  isOutcomeUnknown,
  isTransient,
  isUnavailable,
} from './database-errors.js';

const failure = (members: { errno?: number; code?: string }, message = 'failed') =>
  new QueryFailedError('SELECT 1', [], Object.assign(new Error(message), members));

test.each([
  ['deadlock', failure({ errno: 1213 })],
  ['lock wait timeout', failure({ errno: 1205 })],
  ['changed since last read', failure({ errno: 1020 })],
  ['row that is not as it was read', new ChangedSinceRead('payment 1')],
  ['table changed by a migration', failure({ errno: 1412 })],
  ['prepared statement to be prepared again', failure({ errno: 1615, code: 'ER_NEED_REPREPARE' })],
  ['SQLite in use', failure({ code: 'SQLITE_BUSY' })],
  ['SQLite in recovery', failure({ code: 'SQLITE_BUSY_RECOVERY' })],
])('%s: worth another try, and 503 when that does not help', (_, error) => {
  expect([isTransient(error), isUnavailable(error)]).toEqual([true, true]);
});

test.each([
  ['connection lost', failure({ code: 'PROTOCOL_CONNECTION_LOST' })],
  ['connection reset', failure({ code: 'ECONNRESET' })],
  ['no answer in time', failure({ code: 'PROTOCOL_SEQUENCE_TIMEOUT' })],
  ['server shutting down', failure({ code: 'ER_SERVER_SHUTDOWN', errno: 1053 })],
  ['connection killed by a node that leaves its cluster', failure({ errno: 1927 })],
  ['connection that was closed as its settings were refused', failure({ code: 'ERR_STREAM_WRITE_AFTER_END' })],
  ['closed connection', failure({}, "Can't add new command when connection is in closed state")],
])('%s: the connection is lost', (_, error) => {
  expect([isConnectionLost(error), isUnavailable(error)]).toEqual([true, true]);
});

test.each([
  ['refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['refused on every address', new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })])],
  ['wrapped', new Error('The database does not answer', { cause: failure({ code: 'ETIMEDOUT' }) })],
  ['pool queue full', new Error('Queue limit reached.')],
  ['too many connections', failure({ errno: 1040 })],
  ['too many prepared statements', failure({ errno: 1461, code: 'ER_MAX_PREPARED_STMT_COUNT_REACHED' })],
  ['statement too long, MariaDB', failure({ errno: 1969 })],
  ['statement too long, MySQL', failure({ errno: 3024 })],
  ['disk full', failure({ code: 'SQLITE_FULL' })],
  ['disk failing', failure({ code: 'SQLITE_IOERR_WRITE' })],
])('%s: unavailable, not worth another try', (_, error) => {
  expect([isUnavailable(error), isTransient(error), isConnectionLost(error)]).toEqual([true, false, false]);
});

test('after a COMMIT that failed half-way nobody knows: 503, and not run again', () => {
  const error = failure({ errno: 1180, code: 'ER_ERROR_DURING_COMMIT' });
  expect([isOutcomeUnknown(error), isUnavailable(error), isTransient(error)]).toEqual([true, true, false]);
});

test.each([
  ['read-only by its option', failure({ errno: 1290, code: 'ER_OPTION_PREVENTS_STATEMENT' })],
  ['read-only transaction', failure({ errno: 1792 })],
  ['read-only mode', failure({ errno: 1836 })],
  ['without its cluster', failure({ errno: 1047, code: 'ER_UNKNOWN_COM_ERROR' })],
])('a node %s is demoted: unavailable, not worth another try on it', (_, error) => {
  expect([isDemoted(error), isUnavailable(error), isTransient(error)]).toEqual([true, true, false]);
});

test.each([
  ['a duplicate', failure({ errno: 1062, code: 'ER_DUP_ENTRY' })],
  ['wrong SQL', failure({ errno: 1064, code: 'ER_PARSE_ERROR' })],
  ['a bug', new TypeError('undefined is not a function')],
  ['no error at all', 'ECONNREFUSED'],
])('%s: a fault of the request or the code', (_, error) => {
  expect([isUnavailable(error), isTransient(error), isConnectionLost(error)]).toEqual([false, false, false]);
});
