import type { DataSource, ObjectLiteral } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { setTimeout as wait } from 'node:timers/promises';
import { isSqliteBusy } from '../../common/transaction/database-errors.js';
import type { DatabaseWaits } from '../database-waits.js';
import { FifoGate } from './fifo-gate.js';

/** How long a statement waits for another process (a job beside the server) to finish its transaction, ms. */
const BUSY_FOR = 5_000;

interface Shared {
  readonly gate: FifoGate;
  readonly statements: Map<string, unknown>;
}

/**
 * As shipped, TypeORM gives every caller the same query runner of the one SQLite connection, so that concurrent
 * transactions nest into each other and acknowledged writes are lost with another request's rollback. Here each caller
 * has a runner of its own, and a gate lets one transaction, or one statement outside any, through at a time: what a pool
 * of one connection does.
 */
export function gateSqlite(dataSource: DataSource, timeoutMillis: number, waits: DatabaseWaits): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const shared: Shared = { gate: new FifoGate(timeoutMillis, waits), statements: new Map() };
  driver.createQueryRunner = () => new GatedRunner(driver, shared);
}

class GatedRunner extends BetterSqlite3QueryRunner {
  private holdsGate = false;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly shared: Shared,
  ) {
    super(driver);
    // The cache of prepared statements is private to TypeORM's runner, and ours live for one call only.
    Reflect.set(this, 'stmtCache', shared.statements);
  }

  override async query(
    sql: string,
    parameters: unknown[] | ObjectLiteral = [],
    structured = false,
  ): ReturnType<BetterSqlite3QueryRunner['query']> {
    if (this.holdsGate) return super.query(sql, parameters, structured);
    await this.shared.gate.enter();
    try {
      return await this.patiently(() => super.query(sql, parameters, structured));
    } finally {
      this.shared.gate.leave();
    }
  }

  override async startTransaction(): Promise<void> {
    if (this.holdsGate) return super.startTransaction();
    await this.shared.gate.enter();
    this.holdsGate = true;
    try {
      // IMMEDIATE takes the write lock at once: a deferred one of two processes would fail when it turns to writing.
      await this.patiently(() => super.query('BEGIN IMMEDIATE'));
      this.isTransactionActive = true;
      this.transactionDepth = 1;
    } catch (error) {
      this.openGate();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    if (!this.isTransactionActive) this.openGate();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (!this.isTransactionActive) this.openGate();
    }
  }

  override async release(): Promise<void> {
    if (this.isReleased) return;
    try {
      // SQLite has rolled back by itself when the disk is full or fails: the first error is what matters.
      if (this.isTransactionActive) await super.query('ROLLBACK').catch(() => undefined);
    } finally {
      this.isReleased = true;
      this.openGate();
      await super.release();
    }
  }

  private openGate(): void {
    if (!this.holdsGate) return;
    this.holdsGate = false;
    this.shared.gate.leave();
  }

  /** Waits for another process without blocking this one, which SQLite's own busy_timeout would do. */
  private async patiently<T>(statement: () => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + BUSY_FOR;
    for (;;) {
      try {
        return await statement();
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() > giveUpAt) throw error;
        await wait(5 + Math.random() * 20);
      }
    }
  }
}
