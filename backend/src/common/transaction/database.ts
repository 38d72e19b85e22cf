import { Injectable, Logger } from '@nestjs/common';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type QueryRunner } from 'typeorm';
import type { QueryResult } from 'typeorm/query-runner/QueryResult.js';
import { jsonField } from '../foreign-json.js';
import { insertStatements, type InsertRow } from './insert-statements.js';
import { ChangedSinceRead, isConnectionLost, isOutcomeUnknown, isTransient } from './database-errors.js';
import { selectStatement, type Equals } from './select-statement.js';
import { openTransaction, StartOver, TransactionContext, transactionContext } from './transaction-context.js';

const ATTEMPTS = 7;
/** No further attempt is begun later than this after the first, ms: the caller's request has a deadline. */
const RETRY_WITHIN = 6_000;
/** The longest pause before the second attempt, ms; it doubles up to the limit. Enough for a crowd on one row to spread. */
const PAUSE = 100;
const LONGEST_PAUSE = 800;

/** A runner that is told whether to keep the statement prepared; SQLite's keeps every one. */
type PreparingRunner = QueryRunner & {
  query(sql: string, parameters: unknown[], structured: true, prepared: true): Promise<QueryResult>;
};

/** The one way to the database. */
@Injectable()
export class Database {
  private readonly logger = new Logger(Database.name);

  constructor(private readonly dataSource: DataSource) {}

  /** The open transaction's entity manager, or else one whose statements each stand alone. */
  get manager(): EntityManager {
    return openTransaction()?.manager ?? this.dataSource.manager;
  }

  /**
   * The rows of one hand-written SELECT with `?` placeholders, in the open transaction if there is one.
   * Not for writes: what a driver answers to those differs; use the query builder and its `affected`, or {@link updatePrepared}.
   */
  async query<T>(sql: string, parameters: readonly unknown[] = []): Promise<T[]> {
    return this.manager.query<T[]>(sql, [...parameters]);
  }

  /**
   * The same of a SELECT whose text is one of a few, however often it is asked: the database parses it once and keeps it.
   * Values come as they are compared, numbers with numbers.
   */
  async queryPrepared<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    const { records } = await this.runPrepared<T>(sql, parameters);
    return records;
  }

  /** Runs an UPDATE whose text is one of a few, in the same way, and answers how many rows it has found. */
  async updatePrepared(sql: string, parameters: readonly unknown[]): Promise<number> {
    const { affected } = await this.runPrepared(sql, parameters);
    return affected ?? 0;
  }

  /** The row whose columns are all as `where` says, null for NULL; null when there is none. */
  async findOne<Row extends ObjectLiteral>(target: EntityTarget<Row>, where: Equals<Row>): Promise<Row | null> {
    const { sql, parameters, toRow } = selectStatement(this.dataSource, target, where);
    const [row] = await this.queryPrepared<Record<string, unknown>>(sql, parameters);
    return row === undefined ? null : toRow(row);
  }

  /** Inserts one row and answers its id. */
  async insert<Row extends ObjectLiteral>(target: EntityTarget<Row>, row: InsertRow<Row>): Promise<number> {
    const { value: statement } = insertStatements(this.dataSource, this.dataSource.getMetadata(target), [row]).next();
    if (statement === undefined) throw new Error('one row is one statement');
    return insertedId((await this.runPrepared(statement.sql, statement.parameters)).raw);
  }

  /** Inserts many rows of one kind, all of the same columns, in few statements; their ids are not told. */
  async insertAll<Row extends ObjectLiteral>(
    target: EntityTarget<Row>,
    rows: readonly InsertRow<Row>[],
  ): Promise<void> {
    const { manager } = this;
    let last: Promise<unknown> = Promise.resolve();
    for (const { sql, parameters } of insertStatements(this.dataSource, this.dataSource.getMetadata(target), rows)) {
      await last;
      last = manager.query(sql, parameters);
      last.catch(() => undefined);
      // Once it has gone out, the next one is made while the database is at work.
      await nextTurn();
    }
    await last;
  }

  /**
   * Runs `fn` in one transaction: all of it is stored, or nothing. A call inside another joins it; when the inner
   * one fails, the whole fails. After a deadlock and the like `fn` runs again from its beginning, so it must do
   * nothing but database work: no HTTP, hashing or mail. What `fn` throws comes out after the rollback.
   */
  async inTransaction<T>(fn: () => Promise<T>): Promise<T> {
    const outer = transactionContext.getStore();
    if (outer !== undefined && !outer.over) return join(outer, fn);
    const lastStart = performance.now() + RETRY_WITHIN;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(fn);
      } catch (error) {
        if (error instanceof StartOver) {
          await error.first();
          continue;
        }
        const pause = Math.random() * Math.min(PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);
        if (!mayRunAgain(error) || attempt === ATTEMPTS || performance.now() + pause > lastStart) throw error;
        await wait(pause);
      }
    }
  }

  /**
   * Gives the open transaction up, runs `first`, which is stored by itself, and then the transaction from its beginning.
   * For what has to come before and cannot join: a lock that comes earlier in the lock order, or work that a refusal of
   * this transaction must not take back. `first` throws when it cannot do it, or this would go on for ever.
   */
  startOverAfter(first: () => Promise<void>): never {
    const startOver = new StartOver(first);
    const context = openTransaction();
    if (context !== undefined) context.doomedBy = startOver;
    throw startOver;
  }

  /** Gives the open transaction up and begins it anew, as after a deadlock: `what` it has read is no longer so. */
  beginAnew(what: string): never {
    throw new ChangedSinceRead(what);
  }

  /** Whether the node that answers takes writes; false for one that was made read-only. Throws when it cannot answer. */
  async takesWrites(): Promise<boolean> {
    if (this.dataSource.options.type === 'better-sqlite3') return (await this.query('SELECT 1')).length === 1;
    const [row] = await this.query<{ isReadOnly: number }>('SELECT @@GLOBAL.read_only AS isReadOnly');
    return row?.isReadOnly === 0;
  }

  get isInTransaction(): boolean {
    return openTransaction() !== undefined;
  }

  /** Runs `callback` once the open transaction is stored, never when it is not; at once outside any. */
  afterCommit(callback: () => void): void {
    const context = openTransaction();
    if (context === undefined) callback();
    else context.afterCommit.push(callback);
  }

  private async runPrepared<T>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<T>> {
    const inTransaction = openTransaction()?.manager.queryRunner;
    const runner: PreparingRunner = inTransaction ?? this.dataSource.createQueryRunner();
    try {
      return await runner.query(sql, parameters.map(bound), true, true);
    } finally {
      if (inTransaction === undefined) await runner.release();
    }
  }

  private async attempt<T>(fn: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const context = new TransactionContext(runner.manager);
    try {
      await runner.startTransaction();
      const stopWatching = watch(runner, context);
      let result: T;
      try {
        result = await transactionContext.run(context, fn);
        if (context.doomedBy !== undefined) throw context.doomedBy;
      } catch (error) {
        stopWatching();
        // A failed ROLLBACK closes the connection, which rolls back as well; the cause is what matters.
        await runner.rollbackTransaction().catch(() => undefined);
        // Code that caught a deadlock may have turned it into a refusal: it still has to run again.
        throw mayRunAgain(context.doomedBy) ? context.doomedBy : error;
      }
      stopWatching();
      await commit(runner);
      context.over = true;
      this.runAfterCommit(context);
      return result;
    } finally {
      context.over = true;
      await runner.release();
    }
  }

  private runAfterCommit(context: TransactionContext): void {
    for (const callback of context.afterCommit) {
      try {
        callback();
      } catch (error) {
        this.logger.error('A callback after a commit failed', error);
      }
    }
  }
}

/** SQLite binds no true and false. */
const bound = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);

/** The id of an inserted row, which the drivers answer bare or in their header. */
function insertedId(result: unknown): number {
  return Number(typeof result === 'object' ? jsonField(result, 'insertId') : result);
}

/** COMMIT was not answered, or failed half-way: stored or not, nobody knows, so it is not run again. */
class OutcomeUnknown extends Error {}

async function commit(runner: QueryRunner): Promise<void> {
  try {
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw isOutcomeUnknown(error) ? new OutcomeUnknown('Nobody knows what COMMIT did', { cause: error }) : error;
  }
}

function mayRunAgain(error: unknown): boolean {
  if (error instanceof StartOver) return true;
  return !(error instanceof OutcomeUnknown) && (isTransient(error) || isConnectionLost(error));
}

async function join<T>(context: TransactionContext, fn: () => Promise<T>): Promise<T> {
  try {
    return await fn();
  } catch (error) {
    context.doomedBy ??= error;
    throw error;
  }
}

/**
 * A deadlock has already rolled everything back, a lock timeout one statement: were the error caught and the work
 * went on, half of it would be stored. So every later statement fails with the same error.
 */
function watch(runner: QueryRunner, context: TransactionContext): () => void {
  const query = runner.query.bind(runner);
  runner.query = async (...args: Parameters<typeof query>): ReturnType<typeof query> => {
    if (context.doomedBy !== undefined) throw context.doomedBy;
    try {
      const answer: unknown = await query(...args);
      return answer;
    } catch (error) {
      if (isTransient(error) || isConnectionLost(error)) context.doomedBy ??= error;
      throw error;
    }
  };
  return () => Reflect.deleteProperty(runner, 'query');
}
