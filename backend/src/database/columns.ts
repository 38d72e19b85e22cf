import { Column, PrimaryGeneratedColumn, type ColumnOptions, type ValueTransformer } from 'typeorm';

/**
 * The column kinds of the whole schema, one decorator each. Moments are JST text (handbook/time.md#jst), so that no driver
 * converts them through a time zone and both databases order them alike.
 */
export const Id = () => PrimaryGeneratedColumn({ type: 'int' });
export const IntColumn = (options: ColumnOptions = {}) => Column({ type: 'int', ...options });
export const BoolColumn = (options: ColumnOptions = {}) => Column({ type: 'boolean', ...options });
export const DateTimeColumn = (options: ColumnOptions = {}) => Column({ type: 'varchar', length: 19, ...options });
export const DateColumn = (options: ColumnOptions = {}) => Column({ type: 'varchar', length: 10, ...options });
export const TimeColumn = (options: ColumnOptions = {}) => Column({ type: 'varchar', length: 5, ...options });
export const TextColumn = (length: number, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, ...options });
export const LongTextColumn = (options: ColumnOptions = {}) => Column({ type: 'text', ...options });

/** The id of the call that left a row for a job. */
export const RequestIdColumn = () => TextColumn(36, { nullable: true });

/** Of a column that the database derives from others of its row: nobody writes it, and entities are read without it. */
export const DERIVED = {
  nullable: true,
  insert: false,
  update: false,
  select: false,
  generatedType: 'VIRTUAL',
} as const;

/** What stands in for the key until `encryptColumns` has brought it: nothing is written in clear meanwhile. */
export const NO_KEY: ValueTransformer = {
  to: (text: unknown): unknown => {
    if (typeof text === 'string' && text !== '') throw new Error('This column is encrypted, and there is no key.');
    return text;
  },
  from: (stored: unknown): unknown => stored,
};

/** Where the key is told that an encrypted column's text is encrypted with. */
export const keyColumnOf = (column: string): string => `${column}_key`;

/** The database finds it by itself, whoever writes: `v1.<key id>.…`, see `Encryption`; of no text it is NULL. */
const keyExpression = (column: string): string =>
  `CASE WHEN ${column} LIKE 'v1.________.%' THEN SUBSTR(${column}, 4, 8) WHEN ${column} <> '' THEN 'clear' END`;

/** Has its key beside it, under an index of the entity's, so that the start of a server finds what is to be encrypted. */
const encrypted =
  (options: ColumnOptions) =>
  (target: object, property: string): void => {
    const { name = property } = options;
    Column({ transformer: NO_KEY, ...options })(target, property);
    TextColumn(8, { ...DERIVED, asExpression: keyExpression(name) })(target, keyColumnOf(name));
  };

/** Text that is encrypted in the database: 50 letters of three bytes are 252 there. */
export const EncryptedColumn = (length = 255, options: ColumnOptions = {}) =>
  encrypted({ type: 'varchar', length, ...options });
export const LongEncryptedColumn = (options: ColumnOptions = {}) => encrypted({ type: 'text', ...options });
