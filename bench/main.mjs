// npm run bench                   the server beside a bare one
// npm run bench -- month-turn     the turn of a month for 20,000 customers
// npm run bench -- request-list   the console's list of 320 requests beside react-admin's Datagrid
const mysqlUrl = process.env['BENCH_MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306/';

if (process.argv[2] === 'month-turn') await (await import('./month-turn.mjs')).monthTurn(mysqlUrl);
else if (process.argv[2] === 'request-list') await (await import('./request-list/compare.mjs')).compareRequestList();
else await import('./ratios.mjs');
