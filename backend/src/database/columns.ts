import { Column, PrimaryGeneratedColumn, type ColumnOptions } from 'typeorm';

/**
 * The column kinds of the whole schema, one decorator each. Moments are JST text (decisions 1), so that no driver
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
