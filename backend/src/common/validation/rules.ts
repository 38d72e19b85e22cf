import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type, type ClassConstructor } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { ValidationOptions } from 'class-validator';
import {
  at,
  endOfDay,
  isMonth,
  parseDate,
  parseDateTime,
  parseTime,
  type JstDate,
  type JstDateTime,
} from '@laundry/shared/time/jst';
import type { MessageKey } from '@laundry/shared/messages/message';
import { isBlank } from '@laundry/shared/text/blank';
import { hasUnfitCharacters } from '@laundry/shared/text/characters';
import { lengthOf } from '@laundry/shared/text/length';
import { isRowId } from '@laundry/shared/text/row-id';

/**
 * The field rules of every body and query. A message is a key of the shared messages, with its parameters as
 * `key?max=500`; what is missing says `required`, unless the rule says otherwise. See also `IsOptional`: absent or null,
 * and nothing else is checked.
 */
export type FieldRule = PropertyDecorator;

type Parameters = Readonly<Record<string, string | number>>;

interface TextOptions {
  /** Whether line breaks are allowed; a tab among them becomes a space. */
  readonly lines?: boolean;
  /** For a `EncryptedColumn`, which holds bytes: a character counts as its UTF-16 units, none of which is over three bytes. */
  readonly encrypted?: boolean;
}

/**
 * Text of at most `max` characters that a text may hold (shared/text/characters); of one that nobody would see nothing is
 * left (shared/text/blank). `min` 1: not blank. `tabs`: they stay.
 */
export function Text({
  max,
  min = 0,
  lines = false,
  tabs = false,
  encrypted = false,
}: TextOptions & { max: number; min?: number; tabs?: boolean }): FieldRule {
  return all(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidy(value, lines, tabs) : value)),
    rule('text', 'invalid_value', (value) => typeof value === 'string'),
    rule('notBlank', 'required', (value) => typeof value !== 'string' || min === 0 || !isBlank(value)),
    rule('maxText', 'too_long', (value) => typeof value !== 'string' || isWithin(value, max, encrypted), {
      parameters: { max },
    }),
    rule('printable', 'control_characters', (value) => typeof value !== 'string' || !hasUnfitCharacters(value, lines)),
  );
}

/** A whole number, sent as a JSON number. */
export function Whole({
  min,
  max,
  message = 'out_of_range',
}: {
  min: number;
  max: number;
  message?: MessageKey;
}): FieldRule {
  return rule('whole', message, (value) => isWhole(value) && value >= min && value <= max, {
    parameters: { min, max },
  });
}

/** An id of a row, sent as a JSON number. `missing`: what is said where none is chosen. */
export const RowId = ({ missing }: { missing?: MessageKey } = {}): FieldRule =>
  rule('rowId', 'invalid_value', isRowId, { missing });

/** Exactly one of some values. */
export const OneOf = (
  values: readonly (string | number | boolean)[],
  message: MessageKey = 'invalid_value',
): FieldRule => rule('oneOf', message, (value) => values.some((one) => one === value));

/** true or false. */
export const Flag = (): FieldRule => OneOf([true, false]);

/** A JST date-time of input, normalised to `YYYY-MM-DD HH:mm:ss`. */
export const DateTimeText = (): FieldRule => parsed('dateTime', 'invalid_date', parseDateTime);
/** The first moment of a span: a date-time, or a day, which stands for its beginning. */
export const SpanStart = (): FieldRule =>
  parsed('spanStart', 'invalid_date', (value) => momentOf(value, (day) => at(day, '00:00')));
/** The last moment of a span: a date-time, or a day, which stands for its end. */
export const SpanEnd = (): FieldRule => parsed('spanEnd', 'invalid_date', (value) => momentOf(value, endOfDay));
/** `YYYY-MM-DD`. */
export const DateText = (): FieldRule => parsed('date', 'invalid_date', parseDate);
/** `YYYY-MM`. */
export const MonthText = (message: MessageKey = 'invalid_date'): FieldRule => rule('month', message, isMonth);
/** `HH:mm`. */
export const TimeText = (): FieldRule => parsed('time', 'invalid_value', parseTime);

/** A list of nested bodies. */
export function ListOf(type: () => ClassConstructor<object>, { min, max }: { min: number; max: number }): FieldRule {
  return all(
    Type(type),
    IsArray({ message: 'invalid_value' }),
    ArrayMinSize(min, { message: 'required' }),
    ArrayMaxSize(max, { message: 'invalid_value' }),
    ValidateNested({ each: true, message: 'invalid_value' }),
  );
}

/** A list of row ids, each once. */
export const RowIds = ({ min, max }: { min: number; max: number }): FieldRule =>
  rule('rowIds', 'invalid_value', (value) => isSetOf(value, { min, max }, isRowId));

/** A list of days, each once. */
export const Dates = ({ min, max }: { min: number; max: number }): FieldRule =>
  rule('dates', 'invalid_date', (value) =>
    isSetOf(value, { min, max }, (each) => each !== null && parseDate(each) === each),
  );

/** The API's description of a list in which null stands for nothing chosen; the compiler's plugin does not see it. */
const listWithGaps = (types: readonly string[]): FieldRule =>
  ApiPropertyOptional({ type: 'array', items: { type: [...types, 'null'] } });

/** A list of at most `max` values, each one of `values`, or null where nothing is chosen. */
export const Choices = (values: readonly (number | boolean)[], { max }: { max: number }): FieldRule =>
  all(
    listWithGaps(values.some((value) => typeof value === 'boolean') ? ['boolean', 'integer'] : ['integer']),
    rule('choices', 'invalid_value', (value) =>
      isListOf(value, max, (each) => each === null || values.some((known) => known === each)),
    ),
  );

/** A list of at most `max` times `HH:mm`, null where none is chosen. */
export const Times = ({ max }: { max: number }): FieldRule =>
  all(
    listWithGaps(['string']),
    rule('times', 'invalid_value', (value) =>
      isListOf(value, max, (each) => each === null || parseTime(each) !== null),
    ),
  );

/** A list of at most `max` whole numbers; a rule of the form says which of them are good. */
export const Wholes = ({ max }: { max: number }): FieldRule =>
  rule('wholes', 'invalid_value', (value) => isListOf(value, max, isWhole));

/** A list of at most `max` texts of at most `length` characters; null is an empty one. */
export function Texts({
  max,
  length,
  lines = false,
  encrypted = false,
}: TextOptions & { max: number; length: number }): FieldRule {
  const isText = (each: unknown): boolean => each === null || typeof each === 'string';
  const texts = (value: unknown): readonly string[] =>
    Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  return all(
    listWithGaps(['string']),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((each: unknown) => (typeof each === 'string' ? tidy(each, lines) : each))
        : value,
    ),
    rule('texts', 'invalid_value', (value) => isListOf(value, max, isText)),
    rule('maxText', 'too_long', (value) => texts(value).every((each) => isWithin(each, length, encrypted)), {
      parameters: { max: length },
    }),
    rule('printable', 'control_characters', (value) => texts(value).every((each) => !hasUnfitCharacters(each, lines))),
  );
}

interface RuleOptions {
  readonly parameters?: Parameters;
  /** What is said of a field that is missing. */
  readonly missing?: MessageKey | undefined;
}

/** A rule of one field's own: `isGood` sees the value as it stands after the transforms above it. */
export function rule(
  name: string,
  message: MessageKey,
  isGood: (value: unknown) => boolean,
  { parameters = {}, missing = 'required' }: RuleOptions = {},
): FieldRule {
  const options: ValidationOptions = {
    message: ({ value }) =>
      value === undefined || value === null || value === '' ? missing : keyed(message, parameters),
  };
  return ValidateBy({ name, validator: { validate: isGood } }, options);
}

/** Several decorators as one. */
export const all =
  (...decorators: readonly PropertyDecorator[]): FieldRule =>
  (target, property) => {
    for (const decorate of [...decorators].reverse()) decorate(target, property);
  };

export const Optional = (): FieldRule => IsOptional();

/** May be left out; null is checked like any other value. */
export const IfSent = (): FieldRule => ValidateIf((_, value) => value !== undefined);

function parsed(name: string, message: MessageKey, parse: (value: unknown) => string | null): FieldRule {
  return all(
    Transform(({ value }: { value: unknown }) => parse(value) ?? value),
    rule(name, message, (value) => parse(value) !== null),
  );
}

function momentOf(value: unknown, ofDay: (day: JstDate) => JstDateTime): JstDateTime | null {
  const day = parseDate(value);
  return day === null ? parseDateTime(value) : ofDay(day);
}

const keyed = (key: MessageKey, parameters: Parameters): string => {
  const query = new URLSearchParams(
    Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return query === '' ? key : `${key}?${query}`;
};

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const isListOf = (value: unknown, max: number, isGood: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= max && value.every(isGood);
const isSetOf = (
  value: unknown,
  { min, max }: { min: number; max: number },
  isGood: (each: unknown) => boolean,
): boolean =>
  Array.isArray(value) && value.length >= min && isListOf(value, max, isGood) && new Set(value).size === value.length;
/** Counts characters as the database does, an emoji as one; the ends first, so that a long text is not taken apart. */
const isWithin = (text: string, max: number, encrypted: boolean): boolean =>
  text.length <= max || (!encrypted && text.length <= 2 * max && lengthOf(text) <= max);
/** Of letters that nobody sees nothing is left: who left a field empty has said nothing. */
function tidy(text: string, lines: boolean, tabs = false): string {
  if (isBlank(text) && text.trim() !== '') return '';
  if (!lines) return text;
  const broken = text.replace(/\r\n?/g, '\n');
  return tabs ? broken : broken.replace(/\t/g, ' ');
}
