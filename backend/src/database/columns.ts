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

/** What stands in for the key until `encryptColumns` has brought it: nothing is written in clear meanwhile. */
export const NO_KEY: ValueTransformer = {
  to: (text: unknown): unknown => {
    if (typeof text === 'string' && text !== '') throw new Error('This column is encrypted, and there is no key.');
    return text;
  },
  from: (stored: unknown): unknown => stored,
};

/** Text that is encrypted in the database: 50 letters of three bytes are 252 there. */
export const EncryptedColumn = (length = 255, options: ColumnOptions = {}) =>
  Column({ type: 'varchar', length, transformer: NO_KEY, ...options });
export const LongEncryptedColumn = () => Column({ type: 'text', transformer: NO_KEY });
