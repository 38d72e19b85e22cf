import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Principal } from '../../common/auth/principal.js';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { isUniqueViolation } from '../../common/transaction/database-errors.js';
import { Database } from '../../common/transaction/database.js';
import { History } from '../history/history.js';
import { undoing } from '../history/undo/undoing.js';
import { SharedRows } from '../versions/shared-rows.js';
import type { Versioned } from '../versions/versioned.entity.js';
import { venueChanges } from './venue-changes.js';
import type { VenueDto } from './venue.dto.js';
import { Venue } from './venue.entity.js';
import { VenueQueries } from './venue.queries.js';
import { venueView, type ConsoleVenueView } from './venue.view.js';

/** Adds or rewrites a partner venue. Its code stays: it is on printed QR codes and with its residents' accounts. */
@Injectable()
export class SaveVenue {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(History) private readonly history: History,
    @Inject(VenueQueries) private readonly venues: VenueQueries,
    @Inject(SharedRows) private readonly rows: SharedRows,
  ) {}

  async add(caller: Principal, { version: _, ...dto }: VenueDto): Promise<ConsoleVenueView> {
    const columns = columnsOf(dto);
    return refuseDuplicate(() =>
      this.database.inTransaction(async () => {
        const { identifiers } = await this.database.manager.insert(Venue, columns);
        const id = Number(identifiers[0]?.['id']);
        await this.record(caller, id, null, columns);
        return this.venues.row(id);
      }),
    );
  }

  /** `undoes`: the entry of the history that this takes back. */
  change(
    caller: Principal,
    id: number,
    { version: seen, ...dto }: VenueDto,
    undoes?: number,
  ): Promise<ConsoleVenueView> {
    const { code, ...others } = columnsOf(dto);
    return this.database.inTransaction(async () => {
      const held = await this.rows.hold(Venue, { id, seen, current: venueView });
      if (held.code !== code) throw FieldErrors.on('code', 'venue_code_fixed');
      const written = await this.rows.write(Venue, held, { by: caller.personId, values: others });
      if (written !== held) await this.record(caller, id, held, written, undoes);
      return this.venues.row(id);
    });
  }

  private record(
    caller: Principal,
    target: number,
    before: Columns | null,
    after: Columns,
    undoes?: number,
  ): Promise<void> {
    const changes = { ...venueChanges(before, after), ...undoing(undoes) };
    return this.history.record({ type: OPERATION.venueChanged, actor: caller, user: null, target, changes });
  }
}

type Columns = Omit<Venue, 'id' | keyof Versioned>;

const columnsOf = (dto: Omit<VenueDto, 'version'>): Columns => ({
  ...dto,
  pickup_delivery_types: [...dto.pickup_delivery_types].sort().join(','),
});

async function refuseDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw FieldErrors.on('code', 'venue_code_in_use');
    throw error;
  }
}
