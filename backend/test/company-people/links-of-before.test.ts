import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { LinksOfReaders1763700000119 } from '../../src/database/migrations/0119-links-of-readers.js';
import { VisitLink } from '../../src/modules/visit-links/visit-link.entity.js';
import type { DecryptedText } from '../../src/common/crypto/unreadable.js';
import { clearText } from '../harness/looks/clear-text.js';
import { buildCompany, buildCompanyClerk, buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { rowOf, startWithAreas } from '../harness/calls/own-requests.js';
import type { RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithAreas({
    'the secret of a page without sign-in is encrypted': 'the next start of a server encrypts it',
    'the secret of a page that one of a company’s people has is encrypted': 'the next start of a server encrypts it',
  });
});
afterAll(() => app.close());

it('what a company’s people could read of before leads nowhere, and the owner has another link', async () => {
  const [company, alone, person] = [await buildCompany(app), await buildCompany(app), await buildCustomer(app)];
  const clerk = await buildCompanyClerk(app, company);
  const ids = [
    (await buildRequest(app, company, { booked_by: clerk.id })).id,
    (await buildRequest(app, alone)).id,
    (await buildRequest(app, person)).id,
  ];
  const secretsOf = () => Promise.all(ids.map(async (id) => (await rowOf(app, id)).visit_secret ?? 'none'));
  const before = await secretsOf();
  const runner = app.app.get(DataSource, { strict: false }).createQueryRunner();
  const migration = new LinksOfReaders1763700000119();
  await migration.down(runner);
  await migration.up(runner);
  // Ended half-way it is begun again where each statement is stored at once: what was made stands.
  if (runner.connection.options.type !== 'better-sqlite3') await migration.up(runner);
  await runner.release();
  const [others, ...unchanged] = await secretsOf();
  expect(unchanged).toEqual(before.slice(1));
  const statusOf = async (secret: DecryptedText) => (await app.anonymous.get(`/visits/${clearText(secret)}`)).status;
  expect(await Promise.all(before.map(statusOf))).toEqual([404, 200, 200]);
  const owner = await app.as(company);
  const { body } = await owner.get(`/users/me/washRequests/${ids[0]}/visitLink`).expect(200);
  expect(body.url).toMatch(new RegExp(`/visit/${clearText(others)}$`));
  expect(await statusOf(others ?? 'none')).toBe(200);
  // Whoever booked has theirs at once: the mails that are still to come read it, and make none.
  const link = await app.database.manager.findOneByOrFail(VisitLink, {
    wash_request_id: ids[0] ?? 0,
    user_id: clerk.id,
  });
  expect(link.visit_secret).not.toBe(others);
  expect(await statusOf(link.visit_secret)).toBe(200);
});
