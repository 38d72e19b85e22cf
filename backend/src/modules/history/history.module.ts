import { Global, Module } from '@nestjs/common';
import { History } from './history.js';

/** Global: every use-case records what it did. */
@Global()
@Module({ providers: [History], exports: [History] })
export class HistoryModule {}
