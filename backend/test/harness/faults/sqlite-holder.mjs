// Another process on a SQLite file: begins a transaction, says so, and commits when told to on stdin.
import Connection from 'better-sqlite3';

const [file, begin] = process.argv.slice(2);
const connection = new Connection(file, { timeout: 5_000 });
connection.exec(begin);
process.stdout.write('held');
process.stdin.once('data', () => {
  connection.exec('COMMIT');
  connection.close();
  process.exit(0);
});
