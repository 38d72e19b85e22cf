// What is measured, in one place.
export const SEED = {
  requests: Number(process.env['BENCH_REQUESTS'] ?? 100_000),
  customers: 2_000,
  perDay: 320,
  firstDay: '2026-02-01',
};
export const RUN = {
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 5),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 3),
  connections: 16,
};
/** When the server's clock stands, so that the seed's last days lie ahead. */
export const APP_NOW = '2026-11-25 09:00:00';
/** The month's turn: at most this many times one set-based insert a table. */
export const MONTH_TURN = {
  customers: Number(process.env['BENCH_CUSTOMERS'] ?? 20_000),
  now: '2026-12-01 00:05:00',
  month: '2026-12',
  before: '2026-11',
  /** The month after it, turned while lists are asked for. */
  next: { now: '2027-01-01 00:05:00', month: '2027-01' },
  target: 3,
};
export const SECRET = 'bench-secret-bench-secret-bench-secret';
export const PORTS = { server: 3391, bare: 3392, bareAgain: 3393, small: 3391, large: 3392 };
/** handbook/quality.md: at least this ratio of the bare server's requests a second. */
export const TARGETS = { list: 0.85, detail: 0.85, create: 0.73 };
/** handbook/quality.md: requests in all, and at most this many times the time. */
export const GROWTH = {
  small: 10_000,
  large: Number(process.env['BENCH_LARGE'] ?? 1_000_000),
  target: 1.15,
  rows: 0.15,
};
/** handbook/quality.md: a month's file; MB of memory more, and the share of its time until its first byte. */
export const MONTH_CSV = {
  rows: 9_000,
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 5),
  from: '2026-10-01 00:00:00',
  to: '2026-10-31 23:59:59',
  megabytes: 16,
  firstByte: 1 / 3,
};
/** handbook/quality.md: what measuring costs: the CPU time of a call with it against one without, and ms of a reading. */
export const METRICS = {
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 9),
  calls: 2_000,
  overhead: 1.1,
  readings: 5,
  millis: 100,
};
/** handbook/quality.md: the list on the embedded database, of the bare server on MySQL/MariaDB. */
export const EMBEDDED = { target: 0.6 };
/**
 * What 20,000 customers and 100 staff do in a day, and how often it is measured: two of three customers with a request every ten
 * days, each of whom looks twice; drivers and wash staff open their list before each of four marks a request has; the desk.
 */
export const MIXED_DAY = {
  'sign-in': { perDay: 1_000, count: 100 },
  me: { perDay: 8_000, count: 4_000 },
  masters: { perDay: 8_000, count: 2_000 },
  'days to choose': { perDay: 3_000, count: 1_000 },
  'own requests': { perDay: 8_000, count: 2_000 },
  booking: { perDay: 1_400, count: 500 },
  'list of a day': { perDay: 6_000, count: 1_000 },
  detail: { perDay: 6_000, count: 2_000 },
  'a mark': { perDay: 5_600, count: 400 },
};
/** handbook/quality.md: seconds that all invariants take with the requests of `GROWTH.large`. */
export const INVARIANTS = { rounds: 3, seconds: 10 };
/** handbook/quality.md: at least this share of the lists a second that there are without a stream. */
export const STREAMS = {
  count: 100,
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 5),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 10),
  target: 0.95,
};
/** handbook/quality.md: bookings while the mail server hangs, of as many a second, and of the time of the slowest of a hundred. */
export const MAIL = { rounds: Number(process.env['BENCH_ROUNDS'] ?? 7), bookings: 1_500, rate: 0.8, p99: 1.2 };
/** handbook/quality.md: at most this share of the time that react-admin's Datagrid takes. */
export const REQUEST_LIST = { rounds: Number(process.env['BENCH_ROUNDS'] ?? 9), target: 0.6 };
/** handbook/quality.md: the proposal for a day, in milliseconds, and its area changes and its spreads against the other ways. */
export const ASSIGNMENTS = {
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 9),
  days: 5,
  stops: 320,
  drivers: 8,
  millis: 200,
  areaChangesOfGreedy: 0.6,
  spreadOfRandom: 0.5,
};
