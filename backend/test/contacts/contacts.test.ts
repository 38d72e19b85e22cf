import { Mail } from '../../src/modules/mail/mail.entity.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { mailsTo as storedMailsTo } from '../harness/looks/delivered.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: { CONTACT_MAIL: 'support@laundry.example', RATE_LIMIT: 'on' } });
});
afterAll(() => app.close());

const mailsTo = (recipient: string) => storedMailsTo(app, recipient);
const TEXT = '集配バッグについて\n2つ目はいつ届きますか？ https://evil.example/';

describe('a question', () => {
  it('is mailed to the company, and a receipt that repeats nothing of it to the sender', async () => {
    await app.anonymous
      .post('/contacts')
      .set('accept-language', 'en')
      .send({ email: 'Guest@Example.com ', contact: TEXT })
      .expect(204);
    const [question] = await mailsTo('support@laundry.example');
    expect(question).toMatchObject({ template: 'contact', subject: 'お問い合わせ', user_id: null, state: 'waiting' });
    expect(question?.body).toContain('返信先：guest@example.com');
    expect(question?.body).toContain(TEXT);
    const [receipt, ...more] = await mailsTo('guest@example.com');
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({ template: 'contact_received', subject: 'We received your message' });
    expect(receipt?.body).not.toMatch(/evil|集配バッグ|guest/i);
  });

  it('of a customer says who asks', async () => {
    const customer = await buildCustomer(app);
    await (await app.as(customer)).post('/contacts').send({ email: customer.email, contact: 'はい' }).expect(204);
    const mails = await mailsTo('support@laundry.example');
    expect(mails.at(-1)).toMatchObject({ subject: `お問い合わせ（会員ID ${customer.id}）` });
    expect(mails.at(-1)?.body).toContain(`会員ID：${customer.id}\nお名前：${customer.name1} ${customer.name2}`);
  });

  it('is mailed once, and answered so, however often one key sends it', async () => {
    const body = { email: 'once@example.com', contact: 'はい' };
    const send = () => app.anonymous.post('/contacts').set('idempotency-key', 'a question').send(body);
    for (let tries = 0; tries < 12; tries += 1) expect((await send()).status).toBe(204);
    expect(await mailsTo('once@example.com')).toHaveLength(1);
  });

  it.each<[object, string[]]>([
    [{ email: 'no address' }, ['email']],
    [{ email: '', contact: ' \n ' }, ['contact', 'email']],
    [{ contact: 'あ'.repeat(2_001) }, ['contact']],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, ['email']],
    [{ subject: 'x' }, ['subject']],
  ])('is refused with %#', async (fields, wrong) => {
    const before = await app.database.manager.count(Mail);
    const caller = await app.as(await buildCustomer(app));
    const { body } = await caller.post('/contacts').send({ email: 'a@example.com', contact: 'はい', ...fields });
    expect(Object.keys(body.errors).sort()).toEqual(wrong);
    expect(await app.database.manager.count(Mail)).toBe(before);
  });

  it('goes on during maintenance', async () => {
    const admin = await app.as(await buildAdmin(app));
    await admin.post('/admin/maintenance/start').send({ type: 1, content: '' }).expect(200);
    await app.anonymous.post('/contacts').send({ email: 'm@example.com', contact: 'はい' }).expect(204);
    await admin.post('/admin/maintenance/end').send({}).expect(200);
  });
});

describe('the service is no relay', () => {
  it('no address gets more than five receipts an hour, also of a crowd at once', async () => {
    app.clock.set('2026-11-25 12:00:00');
    const body = { email: 'victim@example.com', contact: 'はい' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.anonymous.post('/contacts').send(body)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    expect(await mailsTo('victim@example.com')).toHaveLength(5);
    app.clock.set('2026-11-25 13:00:01');
    await app.anonymous.post('/contacts').send(body).expect(204);
  });

  it('no network asks more than ten times an hour, by whatever addresses', async () => {
    app.clock.set('2026-11-25 15:00:00');
    const statuses: number[] = [];
    for (let place = 0; place < 11; place += 1) {
      const body = { email: `v${place}@example.com`, contact: 'はい' };
      statuses.push((await app.anonymous.post('/contacts').send(body)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  });
});
