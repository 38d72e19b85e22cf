import { Inject, Injectable } from '@nestjs/common';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { NotFound } from '../../common/errors/not-found.js';
import { isUniqueViolation } from '../../common/transaction/database-errors.js';
import { Database } from '../../common/transaction/database.js';
import type { VenueDto } from './venue.dto.js';
import { Venue } from './venue.entity.js';
import { VenueQueries } from './venue.queries.js';
import type { ConsoleVenueView } from './venue.view.js';

/** Adds or rewrites a partner venue. Its code stays: it is on printed QR codes and with its residents' accounts. */
@Injectable()
export class SaveVenue {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(VenueQueries) private readonly venues: VenueQueries,
  ) {}

  async add(dto: VenueDto): Promise<ConsoleVenueView> {
    const { identifiers } = await refuseDuplicate(() => this.database.manager.insert(Venue, columnsOf(dto)));
    return this.venues.row(Number(identifiers[0]?.['id']));
  }

  async change(id: number, dto: VenueDto): Promise<ConsoleVenueView> {
    const { code, ...others } = columnsOf(dto);
    const { affected } = await this.database.manager.update(Venue, { id, code }, others);
    if (affected !== 1) await this.refuse(id);
    return this.venues.row(id);
  }

  private async refuse(id: number): Promise<never> {
    if (!(await this.database.manager.existsBy(Venue, { id }))) throw new NotFound();
    throw FieldErrors.on('code', 'venue_code_fixed');
  }
}

const columnsOf = (dto: VenueDto): Omit<Venue, 'id'> => ({
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
