import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, at } from '@laundry/shared/time/jst';
import { LIMITS } from '@laundry/shared/constants/limits';
import { PROOF_OF } from '@laundry/shared/constants/proof';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { ManualPayment } from '../../src/modules/payments/manual/manual-payment.entity.js';
import { ManualPayments } from '../../src/modules/payments/manual/manual-payments.js';
import { Claim } from '../../src/modules/claims/claim.entity.js';
import { Photo } from '../../src/modules/photos/photo.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { LineLinks } from '../../src/modules/notifications/line/line-links.js';
import { buildAdmin, buildCompany, buildCompanyClerk, buildCustomer } from '../harness/rows/build-people.js';
import { buildSchedule } from '../harness/rows/build-schedule.js';
import { deliver } from '../harness/looks/delivered.js';
import { freeTextsOf } from '../harness/looks/free-texts.js';
import { startWithAreas, THURSDAY } from '../harness/calls/own-requests.js';
import { newLineUser } from '../harness/providers/line-platform.js';
import { newPushBody } from '../harness/providers/push-browser.js';
import { decide, numberOf, runJob } from '../harness/calls/sandbox.js';
import { textColumns, textsIn } from '../harness/looks/stored-texts.js';
import { keptPhoto } from '../harness/calls/photos.js';
import { NOW, type RunningApp } from '../harness/servers/start-app.js';

/** In latin letters, digits and kana: what a field takes. */
const WORD = 'zebra7q';
const KANA = 'ゼブラシルシ';
const PHONE = '09077778888';
const MARKS = [WORD, KANA, PHONE];

/** Columns that may still have a mark, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'sandbox_payments.fields': 'the made-up provider’s own memory of what it was asked, of demo and tests only',
};

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas();
});
afterAll(() => app.close());

/** Puts the mark into every free text of the rows of one account. */
async function markAll(user: Pick<User, 'id'>): Promise<string[]> {
  const marked: string[] = [];
  for (const { table, target, owner, names, stored } of freeTextsOf(app)) {
    const values = Object.fromEntries(names.map((name) => [name, WORD]));
    const { affected } = await app.database.manager.update(target, { [owner]: user.id }, values);
    if (affected !== 0) marked.push(...stored.map((name) => `${table}.${name}`));
  }
  return marked;
}

async function marksLeft(): Promise<string[]> {
  const left: string[] = [];
  for (const column of await textColumns(app)) {
    const texts = await textsIn(app, column);
    if (texts.some((text) => MARKS.some((mark) => text.includes(mark)))) left.push(`${column.table}.${column.name}`);
  }
  return left.sort();
}

test('of a customer who has lived through everything, no text is left in any column of any table', async () => {
  const user = await buildCustomer(app, {
    email: `${WORD}@example.com`,
    email2: `b-${WORD}@example.com`,
    name1: WORD,
    name2: '花',
    kana1: KANA,
    phone_number: PHONE,
    company_name: `株式会社${WORD}`,
    company_name_kana: KANA,
    send_addr_name: WORD,
    created_at: '2026-09-01 09:00:00',
    valid_from: '2026-09-01',
    turned_month: '2026-11',
  });
  const caller = await app.as(user);
  const admin = await app.as(await buildAdmin(app));
  const remarks = { delivery_box_pw: WORD, bikou: WORD };

  const care = { care_detergent: 1, care_drying: 0, care_folding: 0, care_avoid: `${WORD}のスカーフ` };
  await caller.put('/users/me/care').send(care).expect(200);
  await caller
    .put('/users/me/care')
    .send({ ...care, care_avoid: WORD })
    .expect(200);
  await caller.post('/users/me/calendarFeed').expect(201);
  const { code } = (await caller.post('/users/me/lineCode').expect(201)).body;
  await app.app.get(LineLinks, { strict: false }).link(newLineUser(), code.replace('-', ''));
  await caller.post('/users/me/pushDevices').send(newPushBody()).expect(204);
  const { body: request } = await caller
    .post('/users/me/washRequests')
    .send({ ...THURSDAY, ...remarks })
    .expect(201);
  await app.database.manager.insert(Claim, {
    user_id: user.id,
    wash_request_id: request.id,
    text: WORD,
    answer: WORD,
    created_at: NOW,
    answered_at: NOW,
    answered_by: user.id,
  });
  const photo = await keptPhoto(app, user);
  await app.database.manager.insert(Photo, {
    name: 'd'.repeat(32),
    user_id: user.id,
    claim_id: null,
    width: 4,
    height: 3,
    bytes: 1,
    created_at: NOW,
    wash_request_id: request.id,
    proof_of: PROOF_OF.pickupAbsence,
    taken_at: NOW,
    taken_by: user.id,
  });
  const wash = { count: 1, price: 1_820, price_per_count: 1_820, payment_method: 1 };
  const { body: bought } = await caller.post('/users/me/washRequestCount').send(wash).expect(201);
  await decide(app, numberOf(bought.payment), 'approve');
  await admin
    .post(`/admin/users/${user.id}/managementNotes`)
    .send({ management_notes: `鍵は${WORD}` })
    .expect(200);
  const { body: entries } = await admin.get(`/admin/users/${user.id}/history`).expect(200);
  await admin
    .post(`/admin/operationHistories/${entries[0].id}/bikous`)
    .send({ bikou: `電話 ${PHONE}` })
    .expect(200);
  await caller.post('/contacts').send({ email: user.email, contact: WORD }).expect(204);
  await caller.delete(`/users/me/washRequests/${request.id}`).expect(204);
  await buildSchedule(app, user, remarks);
  await app.database.inTransaction(() =>
    app.app
      .get(ManualPayments, { strict: false })
      .add({ userId: user.id, price: 900, month: '2026-11', pageId: 3, paymentMethodId: 2 }),
  );
  await app.database.manager.update(ManualPayment, { user_id: user.id }, { status_id: PAYMENT_STATUS.done });
  await deliver(app);
  await caller.delete('/users/me').expect(200);
  await deliver(app);
  app.clock.set('2026-12-01 00:10:00');
  await runJob(app, 'finish-withdrawals');
  await deliver(app);

  const marked = await markAll(user);
  expect(marked).toEqual(
    expect.arrayContaining(['users.name1', 'mails.body', 'notifications.body', 'payments.return_path']),
  );
  const before = await marksLeft();
  expect(before).toEqual(expect.arrayContaining(marked));

  app.clock.set(at(addDays('2026-11-30', LIMITS.endedCustomerDays + 1), '04:00'));
  await runJob(app, 'erase-personal-data');
  await runJob(app, 'clean-up');
  expect(await app.database.manager.countBy(Photo, { name: photo })).toBe(0);
  expect(await app.database.manager.countBy(Photo, { user_id: user.id })).toBe(0);
  expect(await marksLeft()).toEqual(Object.keys(ALLOWED).filter((column) => before.includes(column)));
});

test('of a company’s people and of who was invited no text is left, the ones who were removed before among them', async () => {
  app.clock.set(NOW);
  const company = await buildCompany(app, { created_at: '2026-09-01 09:00:00', valid_from: '2026-09-01' });
  const [removed, stays] = [await buildCompanyClerk(app, company), await buildCompanyClerk(app, company)];
  const owner = await app.as(company);
  const clerk = await app.as(removed);
  const { body: request } = await clerk
    .post('/users/me/washRequests')
    .send({ ...THURSDAY, cost_centre: WORD })
    .expect(201);
  await owner
    .post('/users/me/companyPeople')
    .send({ email: `asked-${WORD}@example.com`, name: WORD })
    .expect(200);
  await deliver(app);
  await owner.delete(`/users/me/companyPeople/${removed.id}`).expect(204);
  await owner.delete(`/users/me/washRequests/${request.id}`).expect(204);
  await owner.delete('/users/me').expect(200);
  app.clock.set('2026-12-01 00:10:00');
  await runJob(app, 'finish-withdrawals');
  await deliver(app);

  const marked = (await Promise.all([company, removed, stays].map(markAll))).flat();
  expect(marked).toEqual(expect.arrayContaining(['users.name1', 'wash_requests.cost_centre', 'mails.body']));
  expect(await marksLeft()).toContain('company_invitations.email');
  app.clock.set(at(addDays('2026-11-30', LIMITS.endedCustomerDays + 1), '04:00'));
  await runJob(app, 'erase-personal-data');
  await runJob(app, 'clean-up');
  expect((await marksLeft()).filter((column) => ALLOWED[column] === undefined)).toEqual([]);
});

test('of why a company was rejected no text is left, that it was stays', async () => {
  app.clock.set(NOW);
  const company = await buildCompany(app, { status: 3 });
  const admin = await app.as(await buildAdmin(app));
  const change = (body: object) => admin.post(`/admin/users/${company.id}/status`).send(body).expect(200);
  await change({ status: 4, rejection_reason: `${WORD}の登記を確認できませんでした。` });
  await change({ status: 1 });
  await change({ status: 90 });
  await deliver(app);
  expect(await marksLeft()).toContain('operation_histories.changes');
  app.clock.set(at(addDays(NOW.slice(0, 10), LIMITS.endedCustomerDays + 1), '04:00'));
  await runJob(app, 'erase-personal-data');
  expect((await marksLeft()).filter((column) => ALLOWED[column] === undefined)).toEqual([]);
  const entries = await app.database.manager.findBy(OperationHistory, { user_id: company.id, operation_type: 21 });
  expect(entries.map(({ changes }) => JSON.parse(changes).status)).toEqual([
    [3, 4],
    [4, 1],
    [1, 90],
  ]);
});
