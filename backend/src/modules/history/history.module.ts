import { Global, Module } from '@nestjs/common';
import { ConsoleHistoryController } from './console-history.controller.js';
import { History } from './history.js';
import { NamedChanges } from './named-changes.js';
import { HistoryQueries } from './history.queries.js';
import { TrailQueries } from './trail.queries.js';
import { UndoEntry } from './undo/undo-entry.js';
import { WriteHistoryNote } from './write-history-note.js';

/** Global: every use-case records what it did. */
@Global()
@Module({
  controllers: [ConsoleHistoryController],
  providers: [History, HistoryQueries, NamedChanges, TrailQueries, UndoEntry, WriteHistoryNote],
  exports: [History, NamedChanges, TrailQueries, UndoEntry],
})
export class HistoryModule {}
