import fc, { type Arbitrary } from 'fast-check';
import { resolved, type Operation, type Schema } from '../../harness/calls/operations.js';

/** What people may well send, by the field it is for; the last kind is for any other. */
const USUAL: readonly (readonly [field: RegExp, texts: readonly string[]])[] = [
  [
    /_dt$|^from$|^to$/,
    ['2026-11-26 13:00:00', '2026-11-30T13:00', '2026-11-25 09:00:00', '2026-12-01 10:00:00', '2026-11-25'],
  ],
  [/date/, ['2026-11-26', '2026-12-07', '2026-12-31']],
  [/_time$/, ['10:00', '12:30', '22:00']],
  [/zip|^zc$/, ['15001', '15004', '1500101']],
  [/email/, ['fuzz@example.com', 'Other@Example.com']],
  [/password/, ['demo1234', 'demo12345']],
  [/kana/, ['ヤマダ', 'タロウ']],
  [/phone/, ['09012345678', '0312345678']],
  [/plan_id/, ['tx_1', 't8_2', 't8_1_M']],
  [/month/, ['2026-11', '2026-10']],
  [/state/, ['current', 'history']],
  [/lang/, ['ja', 'en']],
  [/type|staff_id|is_|count/, ['1', '2', 'none', '0', '1,2']],
  [/./, ['東京都', '渋谷区1-2-3', 'Müller', '置き配', '午前中\n裏口へ']],
];
/** Limits of dates, numbers and encodings, and texts that mean something to somebody on the way. */
const HOSTILE_TEXTS = [
  ...[
    '',
    ' ',
    '　',
    '\0',
    'a\u0000b',
    '\n',
    '\r\n',
    '\u2028',
    '\u202e',
    '\ufeff',
    '\ufffe',
    '\ud800',
    'a\udfffb',
    '🧺',
    '👨‍👩‍👧',
  ],
  ...[
    'e\u0301'.repeat(30),
    'ﷺ'.repeat(60),
    '𠮷',
    'ß',
    'İ',
    '％',
    '%',
    '_',
    '%%%',
    '\\',
    "'",
    '"',
    '`',
    "' OR 1=1 --",
    ';',
    '--',
  ],
  ...[
    '2026-02-30',
    '2024-02-29',
    '0000-00-00',
    '2100-12-31',
    '2101-01-01',
    '9999-12-31 23:59:59',
    '2026-11-26 24:00:00',
  ],
  ...[
    '2026-11-26T13:00:00Z',
    '1e0',
    '0x1',
    '01',
    '+1',
    '-1',
    '１',
    '2147483647',
    '2147483648',
    '9007199254740993',
    '1e400',
  ],
  ...[
    'NaN',
    'null',
    'undefined',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    '${7*7}',
    '{{7}}',
    '<script>',
    '../../etc/passwd',
  ],
  ...[
    'a'.repeat(255),
    'あ'.repeat(201),
    'x'.repeat(5_000),
    '=1+1',
    '@SUM(1)',
    'a@b@c',
    'a'.repeat(250) + '@example.com',
  ],
];
const NUMBERS = ['0', '1', '2', '3', '4', '5', '8', '20', '90', '100', '900'];
/** As JSON spells them: beyond every integer, beyond every float, and what is no number after all. */
const HOSTILE_NUMBERS = [
  ...[
    '-0',
    '-1',
    '0.5',
    '1.0',
    '1e0',
    '101',
    '2147483647',
    '2147483648',
    '-2147483649',
    '4294967296',
    '9007199254740993',
  ],
  ...['1e21', '1e308', '1e400', '-1e400', '5e-324', '0.1', '123456789012345678901234567890', '01', '+1', '.5', 'NaN'],
];

const quoted = (text: string): string => JSON.stringify(text);
export const usualText = (field: string): Arbitrary<string> =>
  fc.constantFrom(...(USUAL.find(([pattern]) => pattern.test(field))?.[1] ?? ['']));
/** Any text at all, some of it well known to break something. */
export const text = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...USUAL.flatMap(([, texts]) => texts)) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
/** A number as JSON spells it, some of them none. */
export const number = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);
const nested = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}']), fc.constantFrom(2, 18, 19, 20, 21, 22, 200, 3_000))
  .map(([[open = '', close = ''], levels]) => `${open.repeat(levels)}1${close.repeat(levels)}`);
/** Any JSON value, as its text. */
export const anything: Arbitrary<string> = fc.oneof(
  text.map(quoted),
  number,
  fc.constantFrom('null', 'true', 'false', '[]', '{}', '[null]', '{"toString":1}', '{"length":3}', '[[1]]'),
  fc.array(fc.oneof(number, text.map(quoted)), { maxLength: 4 }).map((items) => `[${items.join()}]`),
  nested,
  fc.json({ maxDepth: 3 }),
);

/** How a caller means it: as the screens do, or as somebody who tries what happens. */
export type Manner = 'usual' | 'wild';

/** A value for a field of a schema: of its type, in the wild also of its type's limits, or anything. */
function valueFor(field: string, schema: Schema, manner: Manner, depth = 0): Arbitrary<string> {
  const usual = typedValueFor(field, resolved(schema), 'usual', depth);
  if (manner === 'usual') return usual;
  const wild = typedValueFor(field, resolved(schema), 'wild', depth);
  return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 3, arbitrary: wild }, { weight: 1, arbitrary: anything });
}

function typedValueFor(field: string, schema: Schema, manner: Manner, depth: number): Arbitrary<string> {
  const { enum: values, properties, items = {} } = schema;
  const types = [schema.type ?? 'object'].flat();
  if (values !== undefined) return fc.constantFrom(...values.map((each) => JSON.stringify(each)));
  if (properties !== undefined && depth < 3) return bodyOf(schema, manner, depth + 1);
  if (types.includes('array')) {
    return fc.array(valueFor(field, items, manner, depth + 1), { maxLength: 3 }).map((all) => `[${all.join()}]`);
  }
  if (types.includes('number')) return manner === 'usual' ? fc.constantFrom(...NUMBERS) : number;
  if (types.includes('boolean')) return fc.constantFrom('true', 'false');
  if (types.includes('string')) return (manner === 'usual' ? usualText(field) : text).map(quoted);
  return manner === 'usual' ? fc.constant('null') : anything;
}

/** An object of a schema's fields: most of them, in the wild also one twice, or some that are none. */
function bodyOf(schema: Schema, manner: Manner, depth = 0): Arbitrary<string> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, of]) =>
    valueFor(name, of, manner, depth).map((value) => `${quoted(name)}:${value}`),
  );
  const some = fc
    .tuple(fc.tuple(...fields), fc.array(fc.nat({ max: 9 }), { minLength: fields.length, maxLength: fields.length }))
    .map(([all, luck]) => all.filter((_, index) => luck[index] !== 0));
  if (manner === 'usual') return some.map((all) => `{${all.join()}}`);
  const stray = fc
    .tuple(fc.constantFrom('nonsense', 'id', 'role', '__proto__', 'constructor', 'toString', ''), anything)
    .map(([name, value]) => `${quoted(name)}:${value}`);
  return fc
    .tuple(some, fc.boolean(), fc.option(stray))
    .map(([all, isTwice, extra]) => `{${[...all, ...(isTwice ? all.slice(0, 1) : []), ...(extra ?? [])].join()}}`);
}

/** A body's text: of its schema, in the wild also cut off, or anything. */
export function bodyText({ body }: Operation, manner: Manner): Arbitrary<string> {
  const whole = body === null ? fc.constant('{}') : bodyOf(resolved(body), manner);
  if (manner === 'usual') return whole;
  const cutOff = whole.map((all) => all.slice(0, all.length / 2));
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: cutOff },
  );
}
