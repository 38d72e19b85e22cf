// Bookings whose mails a server delivers while the mail server hangs, beside one whose mail server takes them
// (handbook/quality.md): no call waits for a mail. In turns, as a machine has its moods.
import { createServer } from 'node:net';
import { limitOf } from './figure.mjs';
import { median } from './median.mjs';
import { customers, openDays, writes } from './world/bookings.mjs';
import { seed } from './world/seed.mjs';
import { sessions } from './world/session.mjs';
import { MAIL, PORTS } from './world/settings.mjs';
import { inWorld, report } from './world/world.mjs';

export const mail = (mysqlUrl) =>
  inWorld(mysqlUrl, async ({ database, server, load }) => {
    process.stdout.write('seeding …\n');
    const good = await side(PORTS.small, (socket) => takeAll(socket));
    const hanging = await side(PORTS.large, () => undefined);
    const rounds = [];
    for (let round = -1; round < MAIL.rounds; round += 1) {
      const turn = round % 2 === 0 ? [good, hanging] : [hanging, good];
      const found = new Map();
      for (const each of turn) found.set(each, await book(each));
      // The first warms both up.
      if (round >= 0) rounds.push({ good: found.get(good), hanging: found.get(hanging) });
    }
    const ratio = (of) => median(rounds.map((each) => of(each.hanging) / of(each.good)));
    const [rate, p99] = [ratio(({ perSecond }) => perSecond), ratio((result) => result.p99)];
    if (good.met() === 0 || hanging.met() === 0) throw new Error('no mail was tried');
    process.stdout.write(
      `bookings while the mail server hangs, against one that takes mails: ${rate.toFixed(2)} of as many a second ` +
        `(${limitOf('rate', rate, { atLeast: MAIL.rate })}), the slowest of a hundred takes ${p99.toFixed(2)} times as long ` +
        `(${limitOf('p99', p99, { atMost: MAIL.p99 })})\n`,
    );
    report('bench-mail', { rounds, rate, p99 });

    async function side(port, answer) {
      const { db, url } = await database();
      let met = 0;
      const sink = createServer((socket) => {
        met += 1;
        socket.on('error', () => undefined);
        answer(socket);
      });
      await new Promise((resolve) => sink.listen(0, '127.0.0.1', resolve));
      sink.unref();
      const SMTP_URL = `smtp://127.0.0.1:${sink.address().port}`;
      await server(port, url, { SMTP_URL, JOBS_ENABLED: 'on', LOG_LEVEL: 'fatal' });
      await seed(db, { requests: 10_000 });
      await openDays(db);
      const tokens = await sessions(
        db,
        Array.from({ length: customers + 1 }, (_, place) => place + 1),
      );
      return { port, met: () => met, requests: writes(tokens, 0), sent: 0 };
    }

    async function book(each) {
      const requests = each.requests.slice(each.sent, each.sent + MAIL.bookings);
      const result = await load.measure({ port: each.port, seconds: 60, connections: 4, requests });
      each.sent += result.sent;
      if (Object.keys(result.statuses).join() !== '201') throw new Error(`answered ${JSON.stringify(result.statuses)}`);
      return result;
    }
  });

/** As much of SMTP as a sender needs who wants a mail taken. */
function takeAll(socket) {
  let isText = false;
  socket.write('220 sink\r\n');
  socket.on('data', (chunk) => {
    for (const line of chunk.toString('latin1').split('\r\n')) {
      if (isText) {
        if (line === '.') socket.write('250 taken\r\n');
        isText = isText && line !== '.';
      } else if (line === 'DATA') {
        isText = true;
        socket.write('354 go on\r\n');
      } else if (line !== '') socket.write('250 well\r\n');
    }
  });
}
