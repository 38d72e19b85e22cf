import { randomBytes } from 'node:crypto';
import type { Lang } from '@laundry/shared/constants/langs';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { Outbox, type MailOrder } from '../../src/modules/mail/outbox.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { deliver, deliveredTo, linkIn, mailsTo } from '../harness/looks/delivered.js';
import { SAMPLES } from './mail-samples.js';
import { individual } from '../harness/calls/registration.js';
import { openSmtpSink } from '../harness/faults/smtp-sink.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { createTestDatabase } from '../harness/servers/test-database.js';

/** In every name, address and question. */
const CANARY = /canary|カナリア/i;
const ADDRESS = 'canary@example.com';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await buildArea(app);
});
afterAll(() => app.close());

/** All that lies in the table, as it lies there. */
const stored = async ({ database }: RunningApp): Promise<string> =>
  JSON.stringify(await database.query('SELECT * FROM mails ORDER BY id'));

/** A mail of each kind, to and about somebody of that name. */
async function writeAll({ app: server }: RunningApp, lang: Lang, email = ADDRESS): Promise<void> {
  for (const [template, sample] of Object.entries(SAMPLES)) {
    const name = 'name' in sample && sample.name !== null ? { name: '山田 カナリア' } : {};
    const asked = template === 'contact' ? { email, contact: 'カナリアのバッグはいつ届きますか。' } : {};
    const order = { template, data: { ...sample, ...name, ...asked }, to: { id: null, email, current_lang: lang } };
    await server.get(Outbox, { strict: false }).enqueue(order as MailOrder);
  }
}

describe('what is stored of the mails', () => {
  test.each<Lang>(['ja', 'en'])('of each kind, in %s, names nobody, before and after they are sent', async (lang) => {
    await writeAll(app, lang);
    expect(await stored(app)).not.toMatch(CANARY);
    const sent = await deliveredTo(app, ADDRESS);
    expect(sent.filter((text) => text.includes('カナリア')).length).toBeGreaterThan(5);
    expect(await app.database.manager.countBy(Mail, { state: 'waiting' })).toBe(0);
    expect(await stored(app)).not.toMatch(CANARY);
  });

  test('of people’s own doings names nobody and holds no way in, nor does the rest of the database hold that', async () => {
    const email = `canary${randomBytes(4).toString('hex')}@example.com`;
    const form = { ...individual(email), name1: 'カナリア', name2: 'カナリア' };
    await app.anonymous.post('/register').send(form).expect(201);
    await app.anonymous.post('/password/forgot').send({ email }).expect(204);
    await app.anonymous.post('/contacts').send({ email, contact: 'カナリアです' }).expect(204);
    const link = linkIn(await deliveredTo(app, email));
    expect(link).toHaveLength(43);
    expect(await stored(app)).not.toMatch(CANARY);
    expect(await stored(app)).not.toMatch(/password\/reset\//);
    const { entityMetadatas } = app.database.manager.connection;
    for (const { tableName } of entityMetadatas) {
      expect(JSON.stringify(await app.database.query(`SELECT * FROM ${tableName}`))).not.toContain(link);
    }
  });

  test('of one that was refused does not name the refused, however the server spells them; the back office sees whom', async () => {
    const sink = await openSmtpSink();
    sink.answer = 'never';
    const strict = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    try {
      const email = 'canary.hanako@example.com';
      const user = await buildCustomer(strict, { email, name1: 'カナリア' });
      for (const spelt of SPELLINGS) {
        sink.refusal = spelt;
        await strict.database.manager.deleteAll(Mail);
        await writeAll(strict, 'ja', email);
        await deliver(strict);
        const errors = (await mailsTo(strict, email)).map(({ last_error }) => last_error);
        expect(new Set(errors)).toEqual(new Set(['550 5.1.1', 'no longer true']));
      }
      await strict.database.manager.update(Mail, { state: 'waiting' }, { state: 'dead', user_id: user.id });
      const admin = await strict.as(await buildAdmin(strict));
      const { body } = await admin.get('/admin/failures').expect(200);
      expect(body.mails[0]).toMatchObject({ recipient: email, last_error: '550 5.1.1' });
      const record = await admin.get(`/admin/users/${user.id}/mails`).expect(200);
      expect(record.body[0]).toMatchObject({ recipient: email });
    } finally {
      await strict.close();
      await sink.close();
    }
  });

  test('of one that found no server is what the machine calls it', async () => {
    const sink = await openSmtpSink();
    await sink.close();
    const lonely = await startApp({ env: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    try {
      await writeAll(lonely, 'ja');
      await deliver(lonely);
      const errors = (await mailsTo(lonely, ADDRESS)).map(({ last_error }) => last_error);
      expect(new Set(errors)).toEqual(new Set(['ECONNREFUSED', '']));
    } finally {
      await lonely.close();
    }
  });
});

/** How mail servers say that they know nobody of that name. */
const SPELLINGS: readonly ((address: string) => string)[] = [
  (address) => `550 5.1.1 <${address}>: no such mailbox`,
  (address) => `550 5.1.1 User ${address.toUpperCase()} unknown`,
  (address) => `550 5.1.1 no such user: ${address.split('@')[0]?.replace('.', ' ')}`,
  (address) => `550 5.1.1 <${encodeURIComponent(address)}> rejected`,
  (address) =>
    `550-5.1.1 The mailbox of Canary Hanako\r\n550 5.1.1 is not ours: ${Buffer.from(address).toString('hex')}`,
];

test('mails that were stored in clear are encrypted at the start, and sent', async () => {
  const base = await createTestDatabase();
  const env = { DATABASE_URL: base.url, JWT_SECRET: randomBytes(32).toString('hex') };
  const inClear = { 'the address and the text of a mail are encrypted': 'they are from before the encryption' };
  const before = await startApp({ env, breaks: inClear });
  await writeAll(before, 'ja');
  for (const { id, recipient, body } of await mailsTo(before, ADDRESS)) {
    await before.database.query('UPDATE mails SET recipient = ?, body = ? WHERE id = ?', [recipient, body, id]);
  }
  expect(await stored(before)).toMatch(CANARY);
  await before.close();
  const after = await startApp({ env, now: '2026-11-25 10:00:00' });
  try {
    expect(await stored(after)).not.toMatch(CANARY);
    expect((await deliveredTo(after, ADDRESS)).filter((text) => CANARY.test(text)).length).toBeGreaterThan(20);
  } finally {
    await after.close();
    await base.drop();
  }
});

test('a mail that no secret opens is sent to nobody, and waits for a server that has it', async () => {
  const base = await createTestDatabase();
  const env = { DATABASE_URL: base.url };
  const before = await startApp({ env });
  await writeAll(before, 'ja');
  await before.close();
  const after = await startApp({ env, now: '2026-11-25 10:00:00' });
  try {
    await deliver(after);
    const mails = await after.database.manager.find(Mail);
    // Some are dropped, as what they say is no longer so.
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['waiting', 'dead']));
  } finally {
    await after.close();
    await base.drop();
  }
});
