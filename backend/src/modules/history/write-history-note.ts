import { Inject, Injectable } from '@nestjs/common';
import { grantOf } from '@laundry/shared/rules/accounts/permissions';
import type { Principal } from '../../common/auth/principal.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import type { HistoryNoteDto } from './history-note.dto.js';
import type { HistoryNoteView } from './history.view.js';
import { OperationHistory } from './operation-history.entity.js';

/** Writes the note of an operation, the only thing of the history that ever changes (handbook/console.md#history). */
@Injectable()
export class WriteHistoryNote {
  constructor(@Inject(Database) private readonly database: Database) {}

  async execute(caller: Principal, id: number, dto: HistoryNoteDto): Promise<HistoryNoteView> {
    const update = this.database.manager
      .createQueryBuilder()
      .update(OperationHistory)
      .set({ bikou: dto.bikou })
      .where('id = :id', { id });
    if (grantOf(caller, 'history.view') === 'own')
      update.andWhere('wreq_id IN (SELECT w.id FROM wash_requests w WHERE w.staff_id = :staff)', { staff: caller.id });
    const { user_id, operation_type, month } = dto;
    if (user_id) update.andWhere('user_id = :user_id', { user_id });
    if (operation_type) update.andWhere('operation_type = :operation_type', { operation_type });
    if (month) update.andWhere('month = :month', { month });
    const { affected } = await update.execute();
    if (affected !== 1) throw new NotFound();
    return { id, bikou: dto.bikou };
  }
}
