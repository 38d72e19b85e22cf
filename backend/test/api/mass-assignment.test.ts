import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { DataSource } from 'typeorm';
import type { User } from '../../src/modules/users/user.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildStaff } from '../harness/rows/build-people.js';
import { buildCanaries } from './inputs/canaries.js';
import { fingerprintOf } from '../harness/looks/fingerprint.js';
import { goodBodies } from './inputs/good-bodies.js';
import {
  isOfOperators,
  pathWith,
  resolved,
  WRITING,
  type Operation,
  type Schema,
} from '../harness/calls/operations.js';
import { problemOf } from '../harness/calls/problem.js';
import { asJson, send, type Answer } from '../harness/calls/send.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';
import { textColumns, textsIn } from '../harness/looks/stored-texts.js';

/** In any column of any row: nobody else writes it. */
const STRAY = '987654321';
/** What is no column, and what a client might think to be one. */
const BESIDES = [
  'is_admin',
  'user',
  'users',
  'staff',
  'payment',
  'token',
  'password_hash',
  'deleted',
  'isAdmin',
  'env',
];

/** In the body of a provider's own format nothing is a field of ours. */
const OF_PROVIDERS = /^POST \/payments\/(card|paypay)\//;
const WITH_BODY = WRITING.filter(({ body }) => body !== null);
const WITHOUT_BODY = WRITING.filter(
  ({ body, name }) => body === null && !/logout|DELETE \/users\/me\/sessions$/.test(name),
);

let app: RunningApp;
let admin: User;
let customer: User;
let company: User;
let columns: readonly string[];
let bodies: Readonly<Record<string, object>>;

beforeAll(async () => {
  app = await startApp({
    breaks: {
      'nobody is signed in to an account that has ended': 'whoever a call has ended is signed in for the next',
    },
  });
  await buildArea(app);
  const { people, driver } = await buildCanaries(app);
  customer = people.monthly;
  company = people.company;
  admin = await buildAdmin(app);
  const washer = await buildStaff(app, { role_type: ROLE_TYPE.wash });
  bodies = goodBodies({ customer, driver, washer, spare: await buildStaff(app) });
  const { entityMetadatas } = app.app.get(DataSource, { strict: false });
  const names = entityMetadatas.flatMap((each) => each.columns.map(({ propertyName }) => propertyName));
  columns = [...new Set([...names, ...BESIDES])];
});
afterAll(() => app.close());

/** What only a company's account has. */
const OF_COMPANIES = /companyPeople|costCentre/;

async function call(operation: Operation, body: object): Promise<Answer> {
  const account = OF_COMPANIES.test(operation.path) ? company : customer;
  const token = await app.tokenOf(isOfOperators(operation.path) ? admin : account);
  const path = pathWith(operation, String(account.id));
  return send(app.url, { method: operation.method, path, headers: asJson(token), body: JSON.stringify(body) });
}

/** Every column that a body has no field for. */
const strangeTo = (schema: Schema): string[] =>
  columns.filter((column) => !Object.keys(schema.properties ?? {}).includes(column));
const codesOf = (refusals: unknown, fields: readonly string[]): string[] => {
  const all = Array.isArray(refusals) ? refusals : [];
  return [...new Set(all.filter(({ field }) => fields.includes(field)).map(({ code }) => code))];
};
const filled = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, STRAY]));

test.each(WITH_BODY.map((each): [string, Operation] => [each.name, each]))(
  '%s: every column that it has no field for is refused by its name, also beside a good body, and nothing is changed',
  async (name, operation) => {
    const schema = resolved(operation.body ?? {});
    const strange = strangeTo(schema);
    const good = bodies[name];
    const before = await fingerprintOf(app);
    const { errors, refusals } = problemOf(await call(operation, { ...good, ...filled(strange) }));
    // Nothing but the columns is wrong with a good body.
    const refused = Object.keys(errors ?? {}).filter((field) => good !== undefined || strange.includes(field));
    expect(refused.sort()).toEqual([...strange].sort());
    expect(codesOf(refusals, strange)).toEqual(['unknown_field']);
    expect(await fingerprintOf(app)).toBe(before);
    if (good === undefined) return;
    const { status, text } = await call(operation, good);
    expect([status < 300, text]).toEqual([true, text]);
  },
);

test('unknown fields are refused in the rows of a body, too', async () => {
  const nested = WITH_BODY.flatMap((operation) =>
    Object.entries(resolved(operation.body ?? {}).properties ?? {}).flatMap(([field, of]) => {
      const row = resolved(of.items ?? of);
      return row.properties === undefined ? [] : [{ operation, field, row, isList: of.items !== undefined }];
    }),
  );
  expect(nested.length).toBeGreaterThan(3);
  for (const { operation, field, row, isList } of nested) {
    const strange = strangeTo(row);
    const value = isList ? [filled(strange)] : filled(strange);
    const { errors } = problemOf(await call(operation, { ...bodies[operation.name], [field]: value }));
    const at = isList ? `${field}.0.` : `${field}.`;
    expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining(strange.map((column) => at + column)));
  }
});

/** What the house decides, never whoever is washed for. */
const OF_THE_HOUSE = [
  ...['id', 'user_id', 'role', 'role_type', 'status', 'status_id', 'available_request_count', 'discount_price_for_add'],
  ...[
    'staff_id',
    'receipt',
    'management_notes',
    'rejection_reason',
    'invoice_approved_at',
    'stop_start_dt',
    'turned_month',
    'begins_month',
  ],
  ...[
    'withdrawal_dt',
    'deleted_at',
    'created_at',
    'cancelled_at',
    'pay_by',
    'amount',
    'state',
    'settled_at',
    'invitation_code',
    'company_user_id',
    'booked_by',
    'visit_place',
    'secret_hash',
    'invited_at',
    'ended_at',
  ],
];

test('no body of a visitor or customer has a field for what the house decides', () => {
  const found = WITH_BODY.filter(({ path }) => !isOfOperators(path)).flatMap(({ name, body }) =>
    Object.keys(resolved(body ?? {}).properties ?? {})
      .filter((field) => OF_THE_HOUSE.includes(field) || /^result_/.test(field))
      .map((field) => `${name}: ${field}`),
  );
  expect(found).toEqual([]);
});

test('of a call without a body nothing is read, and nothing of what is sent along is in any row', async () => {
  for (const operation of WITHOUT_BODY) {
    const { status, text } = await call(operation, filled(columns));
    expect([operation.name, status < 500 && (status !== 422 || OF_PROVIDERS.test(operation.name)), text]).toEqual([
      operation.name,
      true,
      text,
    ]);
  }
  for (const column of await textColumns(app)) {
    const texts = await textsIn(app, column);
    expect([column, texts.filter((text) => text.includes(STRAY))]).toEqual([column, []]);
  }
});
