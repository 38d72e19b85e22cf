import { gzipSync } from 'node:zlib';
import type { User } from '../../src/modules/users/user.entity.js';
import { BusinessHoliday } from '../../src/modules/calendar/holidays/business-holiday.entity.js';
import { PickupDay } from '../../src/modules/calendar/places/pickup-day.entity.js';
import { openApiDocument } from '../../src/openapi/openapi-document.js';
import { buildArea } from '../harness/rows/build-area.js';
import { buildAdmin, buildCustomer } from '../harness/rows/build-people.js';
import { buildRequest } from '../harness/rows/build-request.js';
import { fingerprintOf } from '../harness/looks/fingerprint.js';
import {
  isOfOperators,
  LISTS,
  OF_A_ROW,
  OPERATIONS,
  pathWith,
  resolved,
  WRITING,
} from '../harness/calls/operations.js';
import type { Operation, Schema } from '../harness/calls/operations.js';
import { problemOf } from '../harness/calls/problem.js';
import { asJson, send, type Answer, type Sent } from '../harness/calls/send.js';
import { startApp, type RunningApp } from '../harness/servers/start-app.js';

let app: RunningApp;
let admin: User;
let customer: User;
const tokens = new Map<User, string>();

/** An account, and a row of every kind that a path names, with the id 1. */
beforeAll(async () => {
  app = await startApp();
  admin = await buildAdmin(app);
  customer = await buildCustomer(app);
  for (const person of [admin, customer]) tokens.set(person, await app.tokenOf(person));
  await buildArea(app);
  await buildRequest(app, customer);
  await app.database.manager.insert(BusinessHoliday, { date: '2026-12-30' });
  await app.database.manager.update(PickupDay, { id: 1 }, { day_limit: 9 });
});
afterAll(() => app.close());

/** Sends a call as somebody who may make it. */
async function call({ method, path }: Operation, at: Partial<Sent>): Promise<Answer> {
  const person = isOfOperators(path) ? admin : customer;
  // Whoever signs out needs a session to lose.
  const token = path.endsWith('/logout') ? await app.tokenOf(person) : tokens.get(person);
  return send(app.url, { method, path, ...at, headers: { ...asJson(token ?? null), ...at.headers } });
}

const named = (operations: readonly Operation[]): [string, Operation][] => operations.map((each) => [each.name, each]);
const query = (values: Readonly<Record<string, string>>): string => `?${new URLSearchParams(values).toString()}`;
const NOWHERE = '999999';

it('the description that the build made has the routes of the server', () => {
  const { paths } = openApiDocument(app.app);
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(routes.sort());
});

/** The card provider's notification is a form, so no JSON of it can be read. */
const IN_ITS_OWN_FORMAT: readonly string[] = ['POST /payments/card/notifications/{secret}', 'POST /line/webhook'];

describe('JSON of more than 20 levels or 5,000 values is refused before anything looks into it', () => {
  const arrays = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  const fields = (count: number): string =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, index])));
  const objects = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

  it.each(named(WRITING))('%s: in the body', async (_, operation) => {
    const path = pathWith(operation, NOWHERE);
    const bodies = [10, 20, 21, 1_000, 120_000].map((levels) => [levels, `{"x":${arrays(levels - 1)}}`] as const);
    for (const [levels, body] of [...bodies, [3_000, objects(3_000)] as const]) {
      const answer = await call(operation, { path, body });
      if (levels > 20) expect([levels, problemOf(answer).status]).toEqual([levels, 400]);
      else if (!IN_ITS_OWN_FORMAT.includes(operation.name)) expect([levels, answer.status]).not.toEqual([levels, 400]);
      expect(answer.status).toBeLessThan(500);
    }
  });

  it.each(named(WRITING))('%s: as fields of the body', async (_, operation) => {
    const answer = await call(operation, { path: pathWith(operation, NOWHERE), body: fields(5_001) });
    expect(problemOf(answer).status).toBe(400);
  });

  it('no more than those are refused', async () => {
    const login = { method: 'POST', path: '/api/v1/login', headers: asJson(null) };
    expect(problemOf(await send(app.url, { ...login, body: fields(5_000) })).status).toBe(422);
  });

  it.each(named(LISTS))('%s: in filter, range and sort', async (_, operation) => {
    for (const name of ['filter', 'range', 'sort']) {
      for (const levels of [10, 20, 21, 1_900, 8_000]) {
        const answer = await call(operation, { path: `${operation.path}?${name}=${arrays(levels)}` });
        expect([name, levels, problemOf(answer).status]).toEqual([name, levels, levels > 20 ? 400 : 422]);
      }
      const tooLong = await call(operation, { path: `${operation.path}?${name}=${arrays(120_000)}` });
      expect(problemOf(tooLong).status).toBe(431);
    }
    const inside = await call(operation, { path: `${operation.path}${query({ filter: objects(19) })}` });
    expect(problemOf(inside).errors).toEqual({ a: ['指定できない項目です'] });
  });

  it('brackets in a text are no levels', async () => {
    const email = `${'[{"\\,'.repeat(100)}@example.com`;
    const answer = await send(app.url, {
      method: 'POST',
      path: '/api/v1/password/forgot',
      headers: { ...asJson(null), 'accept-language': 'en' },
      body: JSON.stringify({ email: email.slice(-250) }),
    });
    expect(problemOf(answer)).toMatchObject({ status: 404, detail: 'User not found' });
  });
});

describe('an id is digits that begin with 1 to 9, of at most 2147483647', () => {
  const SPELLINGS = [
    ...['1e0', '0x1', '+1', '01', '1.0', '１', ' 1', '1 ', '-1', '0', '1e21', '2147483648', '99999999999999999999'],
    ...['1,2', '[1]', '"1"', '1\0', 'null', 'NaN', 'Infinity', 'true', 'one', '٣', '1_0', "1'--", '1/', '..', '{}'],
  ];

  it.each(named(OF_A_ROW))('%s: in the path, else 404', async (_, operation) => {
    const before = await fingerprintOf(app);
    for (const spelling of SPELLINGS) {
      const path = pathWith(operation, encodeURIComponent(spelling).replace(/\./g, '%2e'));
      const answer = await call(operation, { path, ...(operation.body !== null && { body: '{}' }) });
      expect([spelling, problemOf(answer).status]).toEqual([spelling, 404]);
    }
    expect(await fingerprintOf(app)).toBe(before);
  });

  const isRow = (name: string): boolean =>
    /(^|_)id$/.test(name) && !['plan_id', 'seen_plan_id', 'payment_method_id', 'status_id'].includes(name);
  const ofRows = OPERATIONS.flatMap((operation) =>
    operation.queryParameters
      .filter(({ name }) => isRow(name))
      .map(({ name }): [string, string, Operation] => [operation.name, name, operation]),
  );

  it.each(ofRows)('%s: as %s in the query and in filter, else its error', async (_, name, operation) => {
    const takesSeveral = name === 'id' || operation.path.endsWith('/assignChoices');
    for (const spelling of SPELLINGS.filter((each) => !takesSeveral || each !== '1,2')) {
      const queries = [{ [name]: spelling }, { filter: JSON.stringify({ [name]: spelling }) }];
      for (const values of LISTS.includes(operation) ? queries : queries.slice(0, 1)) {
        const answer = await call(operation, { path: operation.path + query(values) });
        expect([spelling, Object.keys(problemOf(answer).errors ?? {})]).toEqual([
          spelling,
          expect.arrayContaining([name]),
        ]);
      }
    }
  });

  it.each(named(LISTS))('%s: as id in filter, alone or among others, else its error', async (_, operation) => {
    const values = SPELLINGS.filter((each) => each !== '1,2').flatMap((spelling) => [spelling, [1, spelling]]);
    for (const id of [...values, 1.5, 0, -1, 1e21, 2_147_483_648, true, {}, [[1]], [null]]) {
      const answer = await call(operation, { path: operation.path + query({ filter: JSON.stringify({ id }) }) });
      expect([id, Object.keys(problemOf(answer).errors ?? {})]).toEqual([id, ['id']]);
    }
  });

  const ofBodies = WRITING.flatMap((operation) =>
    rowFields(operation.body).map((field): [string, string, Operation, Field] => [
      operation.name,
      field.name,
      operation,
      field,
    ]),
  );

  it.each(ofBodies)('%s: as %s in the body, else its error', async (_, name, operation, { bodyWith, isList }) => {
    const bad = [...SPELLINGS, '1', 1.5, 0, -1, 1e21, 2_147_483_648, true, {}];
    const wrong: unknown[] = isList
      ? [...bad, 1, [], ...[...bad, null, [1]].map((each) => [each]), [1, 1]]
      : [...bad, [1]];
    for (const value of wrong) {
      const answer = await call(operation, { path: pathWith(operation, '1'), body: JSON.stringify(bodyWith(value)) });
      expect([value, Object.keys(problemOf(answer).errors ?? {})]).toEqual([value, expect.arrayContaining([name])]);
    }
  });

  interface Field {
    /** As an error names it. */
    readonly name: string;
    readonly isList: boolean;
    readonly bodyWith: (value: unknown) => object;
  }

  /** The fields of a body, and of the rows in it, that hold ids of rows. */
  function rowFields(schema: Schema | null): Field[] {
    return Object.entries(resolved(schema ?? {}).properties ?? {}).flatMap(([name, of]): Field[] => {
      const items = of.items === undefined ? {} : resolved(of.items);
      if (items.properties !== undefined) {
        return rowFields(items).map((inner) => ({
          ...inner,
          name: `${name}.0.${inner.name}`,
          bodyWith: (value) => ({ [name]: [inner.bodyWith(value)] }),
        }));
      }
      if (!isRow(name)) return [];
      return [{ name, isList: of.items !== undefined, bodyWith: (value) => ({ [name]: value }) }];
    });
  }
});

/** Calls whose row has to be in sight before anything else is looked at: a key may answer them. */
const SEEN_FIRST = [
  'POST /admin/washRequest/{id}/load',
  'POST /admin/washRequest/{id}/sendAbsenceMail',
  'POST /admin/washRequest/{id}/setDate',
  'POST /admin/washRequests/{id}/setCount',
];

describe('a body that is none is refused by what is wrong with it', () => {
  interface Refused extends Pick<Sent, 'body' | 'headers'> {
    readonly status: number;
  }
  const ofType = (type: string): Refused => ({ body: '{}', headers: { 'content-type': type }, status: 415 });
  const encoded = (encoding: string, status: number): Refused => ({
    body: '{}',
    headers: { 'content-encoding': encoding },
    status,
  });
  const noJson = (body: string): Refused => ({ body, status: 400 });
  const large = ({ path }: Operation): Refused => {
    const bytes = path.includes('/uploadCsv') ? 5 * 1024 * 1024 : 256 * 1024;
    return { body: JSON.stringify({ x: 'x'.repeat(bytes) }), status: 413 };
  };
  const zipped: Refused = {
    body: gzipSync(Buffer.alloc(2 ** 24)),
    headers: { 'content-encoding': 'gzip' },
    status: 413,
  };

  async function expectRefused(operation: Operation, { status, ...sent }: Refused): Promise<void> {
    const answer = await call(operation, { path: pathWith(operation, NOWHERE), ...sent });
    expect([sent, problemOf(answer).status]).toEqual([sent, status]);
  }

  it.each(named(WRITING))('%s', async (_, operation) => {
    for (const sent of [ofType('text/plain'), encoded('zstd', 415), large(operation), noJson('{')])
      await expectRefused(operation, sent);
    if (operation.body === null) return;
    const status = SEEN_FIRST.includes(operation.name) ? 404 : 400;
    for (const body of ['null', '[]', '1']) await expectRefused(operation, { body, status });
  });

  it('in every way', async () => {
    const operation = WRITING.find(({ name }) => name === 'POST /login');
    if (operation === undefined) throw new Error('nobody can sign in');
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', 'json', ''];
    const texts = [
      '{"a":1,}',
      "{'a':1}",
      '{"a":NaN}',
      'hello',
      '{} {}',
      '\0',
      '{"__proto__":{}}',
      '[{}]',
      '"text"',
      'true',
    ];
    const unzipped = encoded('gzip', 400);
    for (const sent of [...types.map(ofType), ...texts.map(noJson), zipped, unzipped])
      await expectRefused(operation, sent);
  });

  it.each(named(WRITING.filter(({ body }) => body !== null)))('%s: with a field that is none', async (_, operation) => {
    for (const field of ['nonsense', 'constructor', 'prototype', 'toString', '', 'a.b']) {
      const answer = await call(operation, { path: pathWith(operation, '1'), body: JSON.stringify({ [field]: 1 }) });
      // The name of a field may be empty: what names it is empty, too.
      expect(problemOf(answer, /^/).errors).toMatchObject({ [field]: ['指定できない項目です'] });
      expect(JSON.parse(answer.text).refusals).toContainEqual({ code: expect.stringMatching(/./), field });
    }
  });
});

describe('a list refuses what it cannot filter, sort or count by', () => {
  it.each(named(LISTS))('%s', async (_, operation) => {
    const refused: [string, string, string][] = [
      ...['nonsense', 'constructor', '__proto__', 'password_hash'].map((field): [string, string, string] => [
        'filter',
        `{"${field}":1}`,
        field,
      ]),
      ...['', '1', '[]', '"x"', '{', 'null']
        .slice(1)
        .map((text): [string, string, string] => ['filter', text, 'filter']),
      ...['["nonsense","ASC"]', '["constructor","ASC"]', '["id","UP"]', '["id; --","ASC"]', '["id"]', '{}', 'id'].map(
        (text): [string, string, string] => ['sort', text, 'sort'],
      ),
      ...['[0]', '[1,0]', '[-1,5]', '[0,1.5]', '[0,1e400]', '["0","9"]', '[0,9,9]', '{}', '0-9'].map(
        (text): [string, string, string] => ['range', text, 'range'],
      ),
    ];
    for (const [name, text, field] of refused) {
      const answer = await call(operation, { path: operation.path + query({ [name]: text }) });
      expect([text, Object.keys(problemOf(answer).errors ?? {})]).toEqual([text, [field]]);
    }
  });
});
