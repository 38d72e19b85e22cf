// npm run bench                   the server beside a bare one
// npm run bench -- growth         the calls of a day with 1,000,000 requests and with 10,000; `-- growth today search`: those only
// npm run bench -- invariants     all invariants over 1,000,000 requests
// npm run bench -- month-csv      the file of a month
// npm run bench -- embedded       the list on the embedded database
// npm run bench -- mixed-day      the CPU time of a day with 20,000 customers
// npm run bench -- metrics        what measuring costs a call, and a reading of it
// npm run bench -- month-turn     the turn of a month for 20,000 customers
// npm run bench -- request-list   the console's list of 320 requests beside react-admin's Datagrid
// npm run bench -- streams        the list of a day beside 100 open streams
// npm run bench -- mail           bookings while the mail server hangs beside bookings while it takes mails
// npm run bench -- assignments    the proposal for a day of 320 stops and 8 drivers beside a greedy and a random one
const mysqlUrl = process.env['BENCH_MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306/';

const MEASUREMENTS = {
  ratios: async () => (await import('./ratios.mjs')).ratios(mysqlUrl),
  growth: async () => (await import('./growth.mjs')).growth(mysqlUrl, process.argv.slice(3)),
  invariants: async () => (await import('./invariants.mjs')).invariants(mysqlUrl),
  'month-csv': async () => (await import('./month-csv.mjs')).monthCsv(mysqlUrl),
  embedded: async () => (await import('./embedded.mjs')).embedded(mysqlUrl),
  'mixed-day': async () => (await import('./mixed-day.mjs')).mixedDay(mysqlUrl),
  metrics: async () => (await import('./metrics.mjs')).metrics(mysqlUrl),
  'month-turn': async () => (await import('./month-turn.mjs')).monthTurn(mysqlUrl),
  'request-list': async () => (await import('./request-list/compare.mjs')).compareRequestList(),
  streams: async () => (await import('./streams.mjs')).streams(mysqlUrl),
  mail: async () => (await import('./mail.mjs')).mail(mysqlUrl),
  assignments: async () => (await import('./assignments/compare.mjs')).compareAssignments(),
};

const name = process.argv[2] ?? 'ratios';
const measure = Object.hasOwn(MEASUREMENTS, name) ? MEASUREMENTS[name] : undefined;
if (measure === undefined) throw new Error(`${name}: one of ${Object.keys(MEASUREMENTS).join(', ')}`);
await measure();
