import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { anything, bodyText, number, text, usualText, type Manner } from './arbitrary-json.js';
import { isOfOperators, OPERATIONS, type Operation } from '../../harness/calls/operations.js';
import type { Sent } from '../../harness/calls/send.js';

/** A call of anything by anybody, as it goes over the wire but for the caller's token. */
export interface ArbitraryCall extends Sent {
  readonly name: string;
  /** A letter of the access matrix, `G` for none, or a token that is none. */
  readonly caller: string;
}

const percent = (value: string): string =>
  [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Whoever is likely to be let in; in the wild anybody, and a token that is none. */
const callerOf = ({ path }: Operation, manner: Manner): Arbitrary<string> => {
  if (manner === 'wild') return fc.constantFrom(...'AMLWD0CPG', 'no token');
  return fc.constantFrom(...(isOfOperators(path) ? 'AAM' : 'CCPA'));
};

const HOSTILE_PARTS = ['%zz', '%', '%c0%af', '%00', '..', '%2e%2e%2f', '2147483648', '01', '1;a', '1%20'];

function pathOf({ path, pathParameters }: Operation, manner: Manner): Arbitrary<string> {
  const row = fc.integer({ min: 1, max: 12 }).map(String);
  const part = manner === 'usual' ? row : fc.oneof(row, text.map(percent), fc.constantFrom(...HOSTILE_PARTS));
  return fc.array(part, { minLength: pathParameters.length, maxLength: pathParameters.length }).map((parts) => {
    const left = [...parts];
    return path.replace(/\{\w+\}/g, () => left.shift() ?? '');
  });
}

/** What some lists can filter by, and what none can. */
const FILTERS = [
  ...[
    'id',
    'user_id',
    'staff_id',
    'status',
    'name',
    'email',
    'phone',
    'onetime',
    'from',
    'to',
    'date',
    'month',
    'size',
  ],
  ...['zipcode', 'address', 'operation_type', 'nonsense', '__proto__'],
];
const SORTS = ['id', 'date', 'zipcode', 'sched_dt', 'cost', 'user', 'limit', 'created_at', 'nonsense'];

/** The JSON that lists take. */
const LIST_TEXTS: Readonly<Record<string, Arbitrary<string>>> = {
  filter: fc.oneof(
    fc.dictionary(fc.constantFrom(...FILTERS), fc.jsonValue(), { maxKeys: 3 }).map((each) => JSON.stringify(each)),
    fc.tuple(fc.constantFrom(...FILTERS), anything).map(([name, value]) => `{"${name}":${value}}`),
    anything,
  ),
  sort: fc.oneof(
    fc.tuple(fc.constantFrom(...SORTS), fc.constantFrom('ASC', 'DESC', 'asc')).map((each) => JSON.stringify(each)),
    anything,
  ),
  range: fc.oneof(
    fc.tuple(number, number).map(([first, last]) => `[${first},${last}]`),
    anything,
  ),
};

const STRAY_PAIRS = ['nonsense=1', '__proto__=1', 'constructor=1', '%zz=%zz', '=', '&&', 'a[b]=c', 'id[]=1'];

function queryOf({ queryParameters }: Operation, manner: Manner): Arbitrary<string> {
  const pair = ({ name, schema }: Operation['queryParameters'][number]): Arbitrary<string> => {
    const listText = LIST_TEXTS[name];
    if (manner === 'usual') return (listText ?? usualText(name)).map((value) => `${name}=${percent(value)}`);
    const value = listText ?? (schema.type === 'string' ? text : fc.oneof(number, text, fc.constant('0,1,,')));
    return fc.tuple(fc.constantFrom(name, `${name}[]`), value).map(([as, each]) => `${as}=${percent(each)}`);
  };
  const stray = manner === 'usual' ? fc.constant(null) : fc.option(fc.constantFrom(...STRAY_PAIRS));
  const pairs = fc.tuple(...queryParameters.map((each) => fc.option(pair(each))), stray);
  return pairs.map((each) => `?${each.filter((one) => one !== null).join('&')}`);
}

const HEADERS = fc.record(
  {
    'accept-language': fc.constantFrom('en', 'en;q=0.1,ja;q=x', '*', ',;,;', 'e'.repeat(3_000), 'en-'.repeat(200)),
    'idempotency-key': fc.constantFrom('k', 'a key', '', 'k'.repeat(255), 'k'.repeat(256), '\t', 'é'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'nonsense', '::1', '1.2.3.4,'.repeat(100)),
    accept: fc.constantFrom('text/html', 'application/xml', '*/*;q=0', 'nonsense'),
    'accept-encoding': fc.constantFrom('identity', 'nonsense', '*;q=0'),
    'if-none-match': fc.constant('*'),
    range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'nonsense'),
  },
  { requiredKeys: [] },
);

type Encoded = Pick<Sent, 'body' | 'headers'>;
const JSON_TYPE = { 'content-type': 'application/json' };
const ZIPPED = { ...JSON_TYPE, 'content-encoding': 'gzip' };
const TYPES = [
  'application/json; charset=utf-16',
  'application/JSON;;',
  'text/plain',
  'multipart/form-data',
  'none',
  '',
];

/** A body as bytes; in the wild also of another type or encoding than it says. */
function bytesOf(operation: Operation, manner: Manner): Arbitrary<Encoded> {
  if (operation.method === 'GET') return fc.constant({});
  const body = bodyText(operation, manner);
  const asItSays = body.map((each): Encoded => ({ body: each, headers: JSON_TYPE }));
  if (manner === 'usual') return asItSays;
  const otherwise = fc.oneof(
    fc
      .tuple(body, fc.constantFrom(...TYPES))
      .map(([each, type]): Encoded => ({ body: each, headers: { 'content-type': type } })),
    body.map((each): Encoded => ({ body: Buffer.from(each, 'latin1'), headers: JSON_TYPE })),
    body.map((each): Encoded => ({ body: Buffer.from(each, 'utf16le'), headers: JSON_TYPE })),
    body.map((each): Encoded => ({ body: gzipSync(each), headers: ZIPPED })),
    body.map((each): Encoded => ({ body: each, headers: ZIPPED })),
    fc.constant<Encoded>({}),
  );
  return fc.oneof({ weight: 3, arbitrary: asItSays }, { weight: 1, arbitrary: otherwise });
}

const callOf = (operation: Operation, manner: Manner): Arbitrary<ArbitraryCall> =>
  fc
    .tuple(
      callerOf(operation, manner),
      pathOf(operation, manner),
      queryOf(operation, manner),
      manner === 'usual' ? fc.constant({}) : HEADERS,
      bytesOf(operation, manner),
    )
    .map(([caller, path, query, headers, { body, headers: own }]) => ({
      name: operation.name,
      caller,
      method: operation.method,
      path: query === '?' ? path : path + query,
      headers: { ...headers, ...own },
      ...(body !== undefined && { body }),
    }));

/** Made once: to make them anew for each call took as long as to send it. */
export const arbitraryCall: Arbitrary<ArbitraryCall> = fc.oneof(
  ...OPERATIONS.flatMap((operation) => [callOf(operation, 'usual'), callOf(operation, 'wild')]),
);
