import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { encryptedColumns, encryptStored } from '../../database/encrypted-columns.js';
import { aloneOn } from '../../database/named-lock.js';
import { LOG, type Log } from '../http/log/log.js';
import { Shutdown } from '../shutdown.js';
import { Database } from '../transaction/database.js';
import { Encryption } from './encryption.js';

/** ms until the next look: where another server is at it, or the database was away. */
const AGAIN = 10_000;

/**
 * Has every stored text encrypted with the first secret, beside a server that answers: one of several servers at a time, until
 * all is done. One that ends stops after its batch, and whoever looks next goes on (docs/decisions/122).
 */
@Injectable()
export class EncryptStored implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private work: Promise<void> = Promise.resolve();

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Database) private readonly database: Database,
    @Inject(Encryption) private readonly encryption: Encryption,
    @Inject(Shutdown) private readonly shutdown: Shutdown,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Ends when all is done, or the server is told to end. */
  get ended(): Promise<void> {
    return this.work;
  }

  onApplicationBootstrap(): void {
    const { signal } = this.shutdown;
    // Or the end of a server that never listened.
    const listening = once(this.host.httpAdapter.getHttpServer(), 'listening', { signal });
    this.work = listening.then(() => this.untilDone(signal)).catch(() => undefined);
  }

  /** The database is closed after the batch that is under way. */
  beforeApplicationShutdown(): Promise<void> {
    return this.work;
  }

  private async untilDone(stop: AbortSignal): Promise<void> {
    while (!stop.aborted && !(await this.isDone(stop)))
      await wait(AGAIN, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }

  private async isDone(stop: AbortSignal): Promise<boolean> {
    try {
      const work = () => encryptStored(this.database, this.encryption, encryptedColumns(this.dataSource), stop);
      if (!(await aloneOn(this.dataSource, 'encrypt', work))) return false;
      if (!stop.aborted) this.log.info('what is stored is encrypted with the first secret');
      return true;
    } catch (error) {
      this.log.warn({ err: error }, 'what is stored could not be encrypted with the first secret yet');
      return false;
    }
  }
}
