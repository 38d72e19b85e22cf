import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addMinutes } from '@laundry/shared/time/jst';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { Outbox } from '../../src/modules/mail/outbox.js';
import { JobRunner } from '../../src/common/jobs/job-runner.js';
import { mailsTo } from '../harness/looks/delivered.js';
import { refuseOnce } from '../harness/faults/refuse-once.js';
import { openSmtpSink, type SmtpSink } from '../harness/faults/smtp-sink.js';
import { NOW, startApp, type RunningApp } from '../harness/servers/start-app.js';
import { until } from '../harness/looks/until.js';

/** ms, in place of seconds. */
const SHORT = 'deliveryTimeout=1000&socketTimeout=600&greetingTimeout=600&connectionTimeout=600';

let app: RunningApp;

const deliver = (running = app) =>
  running.app.get(JobRunner, { strict: false }).runByName('deliver-mail', new AbortController().signal);
const later = (minutes: number) => app.clock.set(addMinutes(app.clock.now(), minutes));
const onlyMail = async () => (await app.database.manager.find(Mail))[0]!;
const stateOf = async (recipient: string) => {
  const [mail] = await mailsTo(app, recipient);
  return [mail?.state, mail?.tries];
};
const write = (name = '山田 花子', email = 'hanako@example.com', { app: server } = app) =>
  server.get(Outbox).enqueue({
    template: 'approved',
    to: { id: null, email, current_lang: 'ja' },
    data: { name },
  });

describe('without a mail server', () => {
  beforeAll(async () => {
    app = await startApp({ env: { MAIL_FROM: 'no-reply@laundry.example', PUBLIC_URL: 'https://laundry.example' } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.set(NOW);
    await app.database.manager.createQueryBuilder().delete().from(Mail).execute();
  });
  const files = () => readdirSync(join(app.dataDir, 'mail')).sort();

  test('a mail becomes a file that can be read as it is, and is sent once', async () => {
    await write();
    const { id, created_at } = await onlyMail();
    expect(await deliver()).toEqual({ found: 1, done: 1, failed: 0 });
    expect(files()).toEqual([`${id}-approved.eml`]);
    const text = readFileSync(join(app.dataDir, 'mail', `${id}-approved.eml`), 'utf8');
    const head = text.slice(0, text.indexOf('\n\n'));
    expect(head).toMatch(/^To: hanako@example\.com$/m);
    expect(head).toMatch(new RegExp(`^Message-ID: <mail-${id}@laundry\\.example>$`, 'm'));
    expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(head).toMatch(/^Content-Transfer-Encoding: 8bit$/m);
    expect(decoded(head, 'Subject')).toBe('ご利用いただけるようになりました');
    expect(decoded(head, 'From')).toBe('せんたく便 <no-reply@laundry.example>');
    expect(new Date(decoded(head, 'Date')).getTime()).toBe(new Date(`${created_at.replace(' ', 'T')}+09:00`).getTime());
    expect(text).toContain('山田 花子 様');
    expect(text).toContain('\nhttps://laundry.example/wash-request\n');
    expect(await onlyMail()).toMatchObject({ state: 'sent', tries: 1, last_error: '' });
    expect(await deliver()).toEqual({ found: 0, done: 0, failed: 0 });
  });

  test('is marked as sent, and sent once, though the database makes way for another writer', async () => {
    await write();
    const { sent, result } = await refuseOnce(app, /^UPDATE .mails. SET .*sent_at/, 1, () => deliver());
    expect([result, sent]).toEqual([{ found: 1, done: 1, failed: 0 }, 2]);
    expect(await onlyMail()).toMatchObject({ state: 'sent', tries: 1, unanswered_tries: 0 });
  });

  test('two runs at once send a mail once', async () => {
    for (let n = 0; n < 20; n += 1) await write();
    const runs = await Promise.all([deliver(), deliver(), deliver()]);
    expect(runs.reduce((sum, run) => sum + run!.done, 0)).toBe(20);
    expect((await app.database.manager.find(Mail)).map(({ state, tries }) => [state, tries])).toEqual(
      Array(20).fill(['sent', 1]),
    );
  });

  test.each([
    ['has passed is dropped', -1, 'dead'],
    ['is now is dropped', 0, 'dead'],
    ['is still to come is sent', 1, 'sent'],
  ])('a mail whose moment %s', async (_, minutes, state) => {
    await write();
    await app.database.manager.update(Mail, { state: 'waiting' }, { useless_after: addMinutes(NOW, minutes) });
    await deliver();
    expect(await onlyMail()).toMatchObject({ state, last_error: state === 'dead' ? 'too late' : '' });
  });

  test('an event that was written of is not written of again', async () => {
    const order = { template: 'rejected', to: { id: null, email: 'a@example.com', current_lang: 'ja' } } as const;
    for (let n = 0; n < 2; n += 1)
      await app.app.get(Outbox).enqueue({ ...order, data: { name: 'a' }, onceKey: 'rejected:1' });
    expect(await app.database.manager.count(Mail)).toBe(1);
  });
});

describe('with a mail server', () => {
  let sink: SmtpSink;
  beforeAll(async () => {
    sink = await openSmtpSink();
    app = await startApp({
      env: { SMTP_URL: `smtp://127.0.0.1:${sink.port}?${SHORT}` },
    });
  });
  beforeEach(async () => {
    sink.answer = 'accept';
    sink.answersTo.clear();
    sink.received = 0;
    sink.accepted.length = 0;
    app.clock.set(NOW);
    await app.database.manager.createQueryBuilder().delete().from(Mail).execute();
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
  });

  test('a mail goes to the stored address and to nobody else', async () => {
    await write();
    expect(await deliver()).toEqual({ found: 1, done: 1, failed: 0 });
    const [mail] = sink.accepted;
    expect([mail?.from, mail?.to]).toEqual(['no-reply@localhost', ['hanako@example.com']]);
    const [head = '', body = ''] = mail!.data.split('\r\n\r\n');
    expect(decoded(head, 'Subject')).toBe('ご利用いただけるようになりました');
    expect(head).toMatch(new RegExp(`^Message-ID: <mail-${(await onlyMail()).id}@localhost>`, 'm'));
    expect(Buffer.from(body, 'base64').toString('utf8')).toContain('山田 花子 様');
  });

  test.each([
    ['a line break in a name', 'x\r\nBcc: all@example.com', 'hanako@example.com'],
    ['a list of addresses', '山田', 'a@example.com, b@example.com'],
    ['an address with a header', '山田', 'a@example.com\r\nBcc: b@example.com'],
    ['an address with a name', '山田', '"x" <b@example.com>'],
  ])('%s adds no header and no addressee', async (_, name, email) => {
    await write(name, email);
    await deliver();
    for (const { to, data } of sink.accepted) {
      expect(to).toHaveLength(1);
      expect(data.slice(0, data.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im);
    }
  });

  test('a refused mail is tried five times, further and further apart, and given up then', async () => {
    sink.answer = 'later';
    await write();
    const waits: number[] = [];
    for (const minutes of [1, 10, 60, 360]) {
      expect(await deliver()).toEqual({ found: 1, done: 0, failed: 1 });
      expect((await onlyMail()).state).toBe('waiting');
      later(minutes - 0.5);
      expect(await deliver()).toEqual({ found: 0, done: 0, failed: 0 });
      later(0.5);
      waits.push(minutes);
    }
    expect(await deliver()).toEqual({ found: 1, done: 0, failed: 1 });
    expect(await onlyMail()).toMatchObject({ state: 'dead', tries: 5, last_error: expect.stringContaining('451') });
    later(10_000);
    expect(await deliver()).toEqual({ found: 0, done: 0, failed: 0 });
    expect([waits, sink.accepted]).toEqual([[1, 10, 60, 360], []]);
  });

  test('a mail that was refused is sent once the server takes it, with the same Message-ID', async () => {
    sink.answer = 'never';
    await write();
    await deliver();
    sink.answer = 'accept';
    later(1);
    expect(await deliver()).toEqual({ found: 1, done: 1, failed: 0 });
    expect(await onlyMail()).toMatchObject({ state: 'sent', tries: 2, last_error: '' });
  });

  test('one refused mail holds up no other', async () => {
    await write('断られる', 'refused@example.com');
    await write();
    sink.answersTo.set('refused@example.com', 'never');
    expect(await deliver()).toEqual({ found: 2, done: 1, failed: 1 });
  });

  test.each(['hang', 'drip', 'hang after data', 'drip after data', 'close'] as const)(
    'one mailbox whose server does this holds up no other mail, an earlier or a later one: %s',
    async (answer) => {
      sink.answersTo.set('slow@example.com', answer);
      await write('slow', 'slow@example.com');
      for (let n = 0; n < 12; n += 1) await write();
      expect(await deliver()).toEqual({ found: 13, done: 12, failed: 1 });
      expect(await stateOf('slow@example.com')).toEqual(['waiting', 1]);
    },
  );

  test('a mail that is written while another hangs does not wait for it', async () => {
    const patient = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${sink.port}?deliveryTimeout=60000` } });
    try {
      sink.answersTo.set('slow@example.com', 'drip');
      await write('slow', 'slow@example.com', patient);
      const stop = new AbortController();
      const run = patient.app.get(JobRunner, { strict: false }).runByName('deliver-mail', stop.signal);
      await until(async () => (await patient.database.manager.countBy(Mail, { state: 'sending' })) === 1);
      await write('山田 花子', 'hanako@example.com', patient);
      await until(() => sink.accepted.length === 1);
      stop.abort();
      expect(await run).toEqual({ found: 2, done: 1, failed: 0 });
      // Nobody had taken it: as if it had not been tried.
      expect(await mailsTo(patient, 'slow@example.com')).toMatchObject([{ state: 'waiting', tries: 0 }]);
    } finally {
      await patient.close();
    }
  });

  test.each(['hang at greeting', 'drip at greeting', 'hang', 'drip', 'hang after data', 'close'] as const)(
    'a mail server that does this to all stops the run after five mails, and gets the rest when it is well: %s',
    async (answer) => {
      sink.answer = answer;
      for (let n = 0; n < 20; n += 1) await write();
      expect(await deliver()).toEqual({ found: 5, done: 0, failed: 5 });
      expect(await app.database.manager.countBy(Mail, { state: 'waiting', tries: 1 })).toBe(5);
      expect(await app.database.manager.countBy(Mail, { state: 'waiting', tries: 0 })).toBe(15);
      sink.answer = 'accept';
      later(1);
      expect(await deliver()).toEqual({ found: 20, done: 20, failed: 0 });
    },
  );

  test.each(['hang after data', 'drip after data', 'close'] as const)(
    'a mail that was handed over three times without an answer is not sent again: %s',
    async (answer) => {
      sink.answer = answer;
      await write();
      for (let tries = 1; tries <= 6; tries += 1) {
        await deliver();
        later(1_000);
      }
      expect(sink.received).toBe(3);
      expect(await onlyMail()).toMatchObject({ state: 'dead', tries: 3, unanswered_tries: 3 });
    },
  );

  test('a mail that was never handed over is tried five times', async () => {
    sink.answer = 'hang';
    await write();
    for (let tries = 1; tries <= 6; tries += 1) {
      await deliver();
      later(1_000);
    }
    expect(await onlyMail()).toMatchObject({ state: 'dead', tries: 5, unanswered_tries: 0 });
  });

  test('a sender that died may have handed its mail over: three of them are enough', async () => {
    await write();
    await app.database.manager.update(
      Mail,
      { state: 'waiting' },
      { state: 'sending', tries: 3, unanswered_tries: 2, send_at: NOW },
    );
    expect(await deliver()).toEqual({ found: 1, done: 0, failed: 0 });
    expect(await onlyMail()).toMatchObject({ state: 'dead', unanswered_tries: 3, last_error: 'its senders died' });
    expect(sink.received).toBe(0);
  });

  test('a mail whose sender died is sent by another when its lease is over', async () => {
    await write();
    await app.database.manager.update(
      Mail,
      { state: 'waiting' },
      { state: 'sending', tries: 1, send_at: addMinutes(NOW, 10) },
    );
    later(9);
    expect(await deliver()).toEqual({ found: 0, done: 0, failed: 0 });
    later(2);
    expect(await deliver()).toEqual({ found: 1, done: 1, failed: 0 });
    expect(await onlyMail()).toMatchObject({ state: 'sent', tries: 2 });
  });
});

/** A header of a mail, its folded lines joined and its encoded words decoded. */
function decoded(head: string, name: string): string {
  const line = new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'm').exec(head)?.[1] ?? '';
  return line
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/\r?\n[ \t]/g, ' ')
    .replace(/(=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, text = '']) => word(kind, text)),
      ).toString('utf8'),
    );
}

const word = (kind: string | undefined, text: string): Buffer =>
  kind?.toUpperCase() === 'B'
    ? Buffer.from(text, 'base64')
    : Buffer.from(
        text.replace(/_/g, ' ').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      );
