import { Inject, Injectable } from '@nestjs/common';
import { isVenueCode } from '@laundry/shared/rules/accounts/venue';
import { NotFound } from '../../common/errors/not-found.js';
import { listRequest } from '../../common/pagination/list-request.js';
import type { ListQuery } from '../../common/pagination/list.query.dto.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import { CONFIG, type Config } from '../../config/config.js';
import { TrailQueries } from '../history/trail.queries.js';
import type { TrailEntryView } from '../history/trail.view.js';
import { VENUE_COLUMNS, VENUE_LIST, venueConditions } from './venue-list.js';
import { venueTrail } from './venue-changes.js';
import { Venue } from './venue.entity.js';
import { consoleVenueView, venueView, type ConsoleVenueView, type VenueView } from './venue.view.js';

@Injectable()
export class VenueQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(TrailQueries) private readonly trails: TrailQueries,
  ) {}

  /** A page of the back office's list. */
  async page(query: ListQuery): Promise<Page<ConsoleVenueView>> {
    const { filter, ...span } = await listRequest(query, VENUE_LIST);
    const source = { columns: VENUE_COLUMNS.join(', '), from: 'venues', where: venueConditions(filter) };
    const page = await readPage<Venue>(this.database, source, span);
    return { ...page, rows: page.rows.map((venue) => consoleVenueView(venue, this.config.publicUrl)) };
  }

  async row(id: number): Promise<ConsoleVenueView> {
    const venue = await this.database.manager.findOneBy(Venue, { id });
    if (venue === null) throw new NotFound();
    return consoleVenueView(venue, this.config.publicUrl);
  }

  /** What was done to a venue. Throws {@link NotFound}. */
  async history(id: number, range: string | undefined): Promise<Page<TrailEntryView>> {
    await this.row(id);
    return this.trails.of(venueTrail(id), range);
  }

  async open(code: string): Promise<VenueView> {
    return venueView(await this.byCode(code));
  }

  /** The venue of a code as it is written. Throws {@link NotFound}. */
  async byCode(code: string): Promise<Venue> {
    const venue = await this.find(code);
    if (venue === null) throw new NotFound();
    return venue;
  }

  /** MySQL takes no notice of spaces at a text's end: what is no code is not looked for. */
  async find(code: string): Promise<Venue | null> {
    return isVenueCode(code) ? this.database.manager.findOneBy(Venue, { code }) : null;
  }
}
