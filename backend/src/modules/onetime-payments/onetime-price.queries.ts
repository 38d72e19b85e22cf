import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '../../common/errors/not-found.js';
import { listRequest } from '../../common/pagination/list-request.js';
import type { ListQuery } from '../../common/pagination/list.query.dto.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import { TrailQueries } from '../history/trail.queries.js';
import type { TrailEntryView } from '../history/trail.view.js';
import { hourTrail } from './hour-trail.js';
import { PRICE_COLUMNS, PRICE_LIST, priceConditions } from './onetime-price-list.js';
import { OnetimePrice } from './onetime-price.entity.js';
import {
  consoleOnetimePriceView,
  onetimePriceView,
  type ConsoleOnetimePriceView,
  type OnetimePriceView,
} from './onetime-price.view.js';

/** What a one-time request costs, by the hour and weekday of its pickup. */
@Injectable()
export class OnetimePriceQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(TrailQueries) private readonly trails: TrailQueries,
  ) {}

  /** The whole table, for everybody and for the server's own reckoning. */
  async table(): Promise<OnetimePriceView[]> {
    const order = { delivery_type: 'ASC', wreq_time: 'ASC' } as const;
    return (await this.database.manager.find(OnetimePrice, { order })).map(onetimePriceView);
  }

  /** What was done to the prices of an hour. Throws {@link NotFound}. */
  async history(id: number, range: string | undefined): Promise<Page<TrailEntryView>> {
    const hour = await this.database.findOne(OnetimePrice, { id });
    if (hour === null) throw new NotFound();
    return this.trails.of(hourTrail(hour), range);
  }

  /** A page of the back office's grid. */
  async page(query: ListQuery): Promise<Page<ConsoleOnetimePriceView>> {
    const { filter, ...span } = await listRequest(query, PRICE_LIST);
    const source = { columns: PRICE_COLUMNS.join(', '), from: 'onetime_prices', where: priceConditions(filter) };
    const page = await readPage<OnetimePrice>(this.database, source, span);
    return { ...page, rows: page.rows.map(consoleOnetimePriceView) };
  }
}
