import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LIMITS } from '@laundry/shared/constants/limits';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { addDays, at } from '@laundry/shared/time/jst';
import { CompanyInvitation } from '../../src/modules/company-people/company-invitation.entity.js';
import { OperationHistory } from '../../src/modules/history/operation-history.entity.js';
import { Mail } from '../../src/modules/mail/mail.entity.js';
import { User } from '../../src/modules/users/user.entity.js';
import { startWithAreas, THURSDAY } from '../harness/calls/own-requests.js';
import { runJob } from '../harness/calls/sandbox.js';
import { deliver, deliveredTo } from '../harness/looks/delivered.js';
import { textColumns, textsIn } from '../harness/looks/stored-texts.js';
import { buildAdmin, buildCompany, buildCompanyClerk } from '../harness/rows/build-people.js';
import type { RunningApp } from '../harness/servers/start-app.js';

const WORD = 'quagga5x';
const PATH = '/users/me/companyPeople';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas();
});
afterAll(() => app.close());

async function marksLeft(): Promise<string[]> {
  const left: string[] = [];
  for (const column of await textColumns(app)) {
    if ((await textsIn(app, column)).some((text) => text.includes(WORD))) left.push(`${column.table}.${column.name}`);
  }
  return left.sort();
}

test('of a company’s people, of who was invited and of its cost centres no text is left', async () => {
  const company = await buildCompany(app, { created_at: '2026-09-01 09:00:00', valid_from: '2026-09-01' });
  const owner = await app.as(company);
  const clerk = await app.as(await buildCompanyClerk(app, company, { email: `${WORD}@example.com`, name1: WORD }));
  const invite = (place: number) =>
    owner
      .post(PATH)
      .send({ email: `${place}-${WORD}@example.com`, name: WORD })
      .expect(200);
  const { body: first } = await invite(1);
  await invite(2);
  await owner.delete(`${PATH}/invitations/${first.invitations[0].id}`).expect(204);
  const invitations = await app.database.manager.findBy(CompanyInvitation, { company_user_id: company.id });
  expect(invitations).toMatchObject([
    { email: '', name: '', ended_at: expect.any(String) },
    { email: `2-${WORD}@example.com`, name: WORD, ended_at: null },
  ]);
  const { body: request } = await clerk
    .post('/users/me/washRequests')
    .send({ ...THURSDAY, cost_centre: WORD })
    .expect(201);
  await clerk
    .put(`/users/me/washRequests/${request.id}/costCentre`)
    .send({ cost_centre: `2-${WORD}` })
    .expect(200);
  const columns = ['operation_histories.changes', 'users.email', 'users.name1', 'wash_requests.cost_centre'];
  expect(await marksLeft()).toEqual(
    expect.arrayContaining([...columns, 'company_invitations.email', 'company_invitations.name']),
  );
  await deliver(app);
  await owner.delete(`/users/me/washRequests/${request.id}`).expect(204);
  await owner.delete('/users/me').expect(200);
  await deliver(app);
  app.clock.set('2026-12-01 00:10:00');
  await runJob(app, 'finish-withdrawals');
  await deliver(app);
  expect(await app.database.manager.findBy(CompanyInvitation, { company_user_id: company.id })).toMatchObject([
    { email: '', name: '' },
    { email: '', name: '', open_email: null, secret_hash: null },
  ]);
  expect(await marksLeft()).toEqual(expect.arrayContaining(columns));

  app.clock.set(at(addDays('2026-11-30', LIMITS.endedCustomerDays + 1), '04:00'));
  await runJob(app, 'erase-personal-data');
  await runJob(app, 'clean-up');
  expect(await marksLeft()).toEqual([]);
  const changed = { user_id: company.id, operation_type: OPERATION.costCentreChanged };
  expect((await app.database.manager.findOneByOrFail(OperationHistory, changed)).changes).toMatch(/^\{"by_clerk":/);
});

test('what is still to be said to one of a company’s people is sent whole, and then they are erased', async () => {
  const withdrawal_dt = '2026-01-31 23:59:59';
  const ended = { status: USER_STATUS.withdrawn, withdrawal_dt, valid_to: '2026-01-31' };
  const company = await buildCompany(app, { created_at: '2025-09-01 09:00:00', valid_from: '2025-09-01', ...ended });
  const clerk = await buildCompanyClerk(app, company);
  const erasedAt = async () => (await app.database.manager.findOneByOrFail(User, { id: clerk.id })).erased_at;
  // Its period is over since its withdrawal: the job may come before the mail has left.
  app.clock.set(at(addDays('2026-01-31', LIMITS.endedCustomerDays + 30), '04:00'));
  const admin = await app.as(await buildAdmin(app));
  await admin.delete(`/admin/users/${company.id}`).expect(204);
  // The company's own mail has left; that to its person is tried again later.
  await app.database.manager.update(
    Mail,
    { user_id: company.id },
    { state: 'sent', tries: 1, sent_at: app.clock.now() },
  );
  await runJob(app, 'erase-personal-data');
  expect(await erasedAt()).toBeNull();
  const { body } = await admin.get('/admin/erasure').expect(200);
  expect(body.held).toMatchObject([{ id: company.id, open: ['mail'] }]);
  expect((await deliveredTo(app, clerk.email)).join()).toContain('利用者の登録が解除されました');
  await runJob(app, 'erase-personal-data');
  expect(await erasedAt()).not.toBeNull();
});
