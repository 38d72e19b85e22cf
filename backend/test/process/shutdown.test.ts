import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Encryption } from '../../src/common/crypto/encryption.js';
import { encryptColumns } from '../../src/database/encrypted-columns.js';
import { createDataSource } from '../../src/database/data-source.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { startServer, type ServerProcess } from '../harness/servers/server-process.js';
import { openSmtpSink, type SmtpAnswer, type SmtpSink } from '../harness/faults/smtp-sink.js';
import { NOW } from '../harness/servers/start-app.js';
import { createMigratedDatabase } from '../harness/servers/migrated-database.js';
import { until } from '../harness/looks/until.js';

const JWT_SECRET = 'of this suite '.repeat(4);
/** s; what orchestrators grant before they kill. */
const GRACE = 20;

interface Situation {
  readonly sink: SmtpSink;
  readonly books: DataSource;
  readonly server: ServerProcess;
}

/** A server with a database and a mail server of its own, while `work` lasts. */
async function inSituation(work: (situation: Situation) => Promise<void>): Promise<void> {
  const base = await createMigratedDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'laundry-end-'));
  const sink = await openSmtpSink();
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: base.url,
    APP_NOW: NOW,
    JWT_SECRET,
    DEMO: '0',
    JOBS_ENABLED: 'on',
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
  });
  const books = await createDataSource({ url: base.url });
  encryptColumns(books, new Encryption({ dataSecrets: [], jwtSecret: JWT_SECRET, jwtVerifySecrets: [] }));
  try {
    await work({ sink, books, server });
  } finally {
    server.child.kill('SIGKILL');
    await books.destroy();
    await sink.close();
    await base.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const ready = async ({ server }: Situation): Promise<number> => (await fetch(`${server.url}/health/ready`)).status;
const mailIs = async ({ books }: Situation, state: Mail['state']): Promise<boolean> =>
  (await books.manager.countBy(Mail, { state })) === 1;

async function writeMail({ books }: Situation): Promise<void> {
  await books.manager.insert(Mail, {
    template: 'rejected',
    recipient: 'hanako@example.com',
    user_id: null,
    subject: 'Result',
    body: 'Dear customer',
    state: 'waiting',
    tries: 0,
    send_at: NOW,
    useless_after: null,
    sent_at: null,
    last_error: '',
    once_key: null,
    created_at: NOW,
  });
}

/** Sends SIGTERM; false: it was there still when it would have been killed. */
async function endsInTime({ server }: Situation): Promise<boolean> {
  const over = new AbortController();
  const late = wait(GRACE * 1_000, false, { signal: over.signal }).catch(() => false);
  const ended = once(server.child, 'exit').then(() => true);
  server.child.kill('SIGTERM');
  const first = await Promise.race([ended, late]);
  over.abort();
  return first;
}

// Each waits most of its time, beside the others.
describe('a server that is told to end', () => {
  test.concurrent.each<[SmtpAnswer, string, number]>([
    ['hang at greeting', 'waiting', 0],
    ['drip', 'waiting', 0],
    ['hang after data', 'waiting', 1],
    ['drip after data', 'waiting', 1],
  ])(
    'while a mail server does this is no longer ready, and gone in time: %s',
    (answer, state, unanswered_tries) =>
      inSituation(async (situation) => {
        const { sink, books } = situation;
        sink.answer = answer;
        await writeMail(situation);
        await until(() => mailIs(situation, 'sending'));
        if (unanswered_tries === 1) await until(() => sink.received === 1);
        expect(await ready(situation)).toBe(200);
        const inTime = endsInTime(situation);
        if (unanswered_tries === 1) await until(async () => (await ready(situation)) === 503);
        expect(await inTime).toBe(true);
        expect(await books.manager.findOneByOrFail(Mail, { template: 'rejected' })).toMatchObject({
          state,
          unanswered_tries,
          tries: unanswered_tries,
        });
      }),
    120_000,
  );

  test.concurrent(
    'while a mail is on its way waits for the answer',
    () =>
      inSituation(async (situation) => {
        const { sink } = situation;
        sink.answer = 'hang after data';
        await writeMail(situation);
        await until(() => sink.received === 1);
        const inTime = endsInTime(situation);
        await until(async () => (await ready(situation)) === 503);
        sink.answerLate();
        expect(await inTime).toBe(true);
        expect(await mailIs(situation, 'sent')).toBe(true);
      }),
    120_000,
  );

  test.concurrent(
    'is gone in time although a client sends its request byte by byte',
    () =>
      inSituation(async (situation) => {
        const client: Socket = connect(Number(new URL(situation.server.url).port), '127.0.0.1').on(
          'error',
          () => undefined,
        );
        client.write(
          'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
        );
        const drops = setInterval(() => client.write(' '), 50);
        try {
          await until(() => client.bytesWritten > 200);
          expect(await endsInTime(situation)).toBe(true);
        } finally {
          clearInterval(drops);
          client.destroy();
        }
      }),
    120_000,
  );
});
