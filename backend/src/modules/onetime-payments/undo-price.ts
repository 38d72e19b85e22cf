import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { checkedBody } from '../../common/validation/checked-body.js';
import { entriesOf } from '../history/trail.queries.js';
import { UndoEntry } from '../history/undo/undo-entry.js';
import { ChangePrice } from './change-price.js';
import { hourTrail } from './hour-trail.js';
import { OnetimePrice } from './onetime-price.entity.js';
import type { ConsoleOnetimePriceView } from './onetime-price.view.js';
import { PriceChangeDto } from './price-change.dto.js';

/** Takes a change of an hour of the price grid back (docs/decisions/105). */
@Injectable()
export class UndoPrice {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UndoEntry) private readonly undo: UndoEntry,
    @Inject(ChangePrice) private readonly prices: ChangePrice,
  ) {}

  execute(caller: Principal, id: number, entryId: number): Promise<ConsoleOnetimePriceView> {
    return this.database.inTransaction(async () => {
      const now = await this.database.manager.findOneBy(OnetimePrice, { id });
      if (now === null) throw new NotFound();
      const trail = hourTrail(now);
      const before = await this.undo.before(entryId, { type: trail.type, entries: entriesOf(trail), now });
      const body = await checkedBody(PriceChangeDto, { ...before, version: now.version });
      return this.prices.restore(caller, id, body, entryId);
    });
  }
}
