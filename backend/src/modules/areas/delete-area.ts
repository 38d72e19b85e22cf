import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Principal } from '../../common/auth/principal.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { DayRevisions } from '../calendar/places/day-revisions.js';
import { History } from '../history/history.js';
import { areaChanges } from './area-changes.js';
import { ServiceArea } from './service-area.entity.js';

/** Ends the service in an area. Requests that were made stay. */
@Injectable()
export class DeleteArea {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DayRevisions) private readonly days: DayRevisions,
    @Inject(History) private readonly history: History,
  ) {}

  execute(caller: Principal, id: number): Promise<void> {
    return this.database.inTransaction(async () => {
      await this.days.raiseAhead();
      const area = await this.database.manager.findOneBy(ServiceArea, { id });
      if (area === null) throw new NotFound();
      await this.database.manager.delete(ServiceArea, { id });
      const changes = areaChanges(area, null);
      await this.history.record({ type: OPERATION.areaChanged, actor: caller, user: null, target: id, changes });
    });
  }
}
