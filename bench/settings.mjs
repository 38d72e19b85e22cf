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
export const SECRET = 'bench-secret-bench-secret-bench-secret';
export const PORTS = { server: 3391, bare: 3392, bareAgain: 3393 };
/** quality.md P1 to P3: at least this ratio of the bare server's requests a second. */
export const TARGETS = { list: 0.7, detail: 0.6, create: 0.6 };
