import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { SharedRows } from '../versions/shared-rows.js';
import { visibleHistory } from './history-search.js';
import type { HistoryNoteDto } from './history-note.dto.js';
import type { HistoryNoteView } from './history.view.js';
import { OperationHistory } from './operation-history.entity.js';

/** Writes the note of an operation, the only thing of the history that ever changes (handbook/console.md#history). */
@Injectable()
export class WriteHistoryNote {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SharedRows) private readonly rows: SharedRows,
  ) {}

  execute(caller: Principal, id: number, { bikou, version: seen, ...row }: HistoryNoteDto): Promise<HistoryNoteView> {
    return this.database.inTransaction(async () => {
      await this.find(caller, id, row);
      const current = (now: OperationHistory) => ({ bikou: now.bikou });
      const held = await this.rows.hold(OperationHistory, { id, seen, current });
      const { version } = await this.rows.write(OperationHistory, held, { by: caller.personId, values: { bikou } });
      return { id, bikou, version };
    });
  }

  /** Throws {@link NotFound} for a row that the caller does not see, or that is another than they say. */
  private async find(caller: Principal, id: number, { user_id, operation_type, month }: Row): Promise<void> {
    const where = visibleHistory(caller).add('h.id = ?', id);
    if (user_id) where.add('h.user_id = ?', user_id);
    if (operation_type) where.add('h.operation_type = ?', operation_type);
    if (month) where.add('h.month = ?', month);
    const [found] = await this.database.query(
      `SELECT h.id FROM operation_histories h WHERE ${where.sql}`,
      where.parameters,
    );
    if (found === undefined) throw new NotFound();
  }
}

type Row = Pick<HistoryNoteDto, 'user_id' | 'operation_type' | 'month'>;
