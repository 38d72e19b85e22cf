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
export const PORTS = { server: 3391, bare: 3392, bareAgain: 3393 };
/** handbook/quality.md: at least this ratio of the bare server's requests a second. */
export const TARGETS = { list: 0.75, detail: 0.7, create: 0.6 };
/** handbook/quality.md: at most this share of the time that react-admin's Datagrid takes. */
export const REQUEST_LIST = { rounds: Number(process.env['BENCH_ROUNDS'] ?? 9), target: 0.6 };
