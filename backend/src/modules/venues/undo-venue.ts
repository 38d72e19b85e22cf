import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Database } from '../../common/transaction/database.js';
import { checkedBody } from '../../common/validation/checked-body.js';
import { entriesOf } from '../history/trail.queries.js';
import { UndoEntry } from '../history/undo/undo-entry.js';
import { SaveVenue } from './save-venue.js';
import { venueTrail } from './venue-changes.js';
import { VenueDto } from './venue.dto.js';
import { Venue } from './venue.entity.js';
import { venueView, type ConsoleVenueView } from './venue.view.js';

/** Takes a change of a partner venue back (docs/decisions/105). */
@Injectable()
export class UndoVenue {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UndoEntry) private readonly undo: UndoEntry,
    @Inject(SaveVenue) private readonly save: SaveVenue,
  ) {}

  execute(caller: Principal, id: number, entryId: number): Promise<ConsoleVenueView> {
    return this.database.inTransaction(async () => {
      const now = await this.database.manager.findOneBy(Venue, { id });
      if (now === null) throw new NotFound();
      const trail = venueTrail(id);
      const before = await this.undo.before(entryId, { type: trail.type, entries: entriesOf(trail), now });
      const body = { ...venueView({ ...now, ...before }), version: now.version };
      return this.save.change(caller, id, await checkedBody(VenueDto, body), entryId);
    });
  }
}
