import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { checkedBody } from '../../common/validation/checked-body.js';
import { entriesOf } from '../history/trail.queries.js';
import { UndoEntry } from '../history/undo/undo-entry.js';
import { areaTrail } from './area-changes.js';
import { AreaDto } from './area.dto.js';
import { areaView, type AreaView } from './area.view.js';
import { SaveArea } from './save-area.js';
import { ServiceArea } from './service-area.entity.js';

/** Takes a change of an area back (docs/decisions/105). */
@Injectable()
export class UndoArea {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UndoEntry) private readonly undo: UndoEntry,
    @Inject(SaveArea) private readonly save: SaveArea,
  ) {}

  execute(caller: Principal, id: number, entryId: number): Promise<AreaView> {
    return this.database.inTransaction(async () => {
      const now = await this.database.manager.findOneBy(ServiceArea, { id });
      if (now === null) throw new NotFound();
      const trail = areaTrail(now);
      const before = await this.undo.before(entryId, { type: trail.type, entries: entriesOf(trail), now });
      const { id: _, ...fields } = areaView(now);
      return this.save.change(caller, id, await checkedBody(AreaDto, { ...fields, ...before }), entryId);
    });
  }
}
