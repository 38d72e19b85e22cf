import { Inject, Injectable } from '@nestjs/common';
import { isKindServed } from '@laundry/shared/rules/plans/area-service';
import { areaKey, areaZipOf } from '@laundry/shared/text/normalize';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { NotFound } from '../../common/errors/not-found.js';
import { listRequest } from '../../common/pagination/list-request.js';
import type { ListQuery } from '../../common/pagination/list.query.dto.js';
import type { Page } from '../../common/pagination/page.js';
import { readPage } from '../../common/pagination/read-page.js';
import { Database } from '../../common/transaction/database.js';
import { TrailQueries } from '../history/trail.queries.js';
import type { TrailEntryView } from '../history/trail.view.js';
import { areaTrail } from './area-changes.js';
import { AREA_COLUMNS, AREA_LIST, areaConditions, type AreaRow } from './area-list.js';
import { areaInfoView, areaView, type AreaInfoView, type AreaView } from './area.view.js';
import { ServiceArea } from './service-area.entity.js';

@Injectable()
export class AreaQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(TrailQueries) private readonly trails: TrailQueries,
  ) {}

  /** A page of the console's list. */
  async page(query: ListQuery): Promise<Page<AreaView>> {
    const { filter, ...span } = await listRequest(query, AREA_LIST);
    const source = { columns: AREA_COLUMNS.join(', '), from: 'service_areas', where: areaConditions(filter) };
    const page = await readPage<AreaRow>(this.database, source, span);
    return { ...page, rows: page.rows.map(areaView) };
  }

  /** What was done to an area. Throws {@link NotFound} for one that is not there any more. */
  async history(id: number, range: string | undefined): Promise<Page<TrailEntryView>> {
    const area = await this.database.findOne(ServiceArea, { id });
    if (area === null) throw new NotFound();
    return this.trails.of(areaTrail(area), range);
  }

  /** Every area, for everybody. */
  async list(): Promise<AreaView[]> {
    const areas = await this.database.manager.find(ServiceArea, { order: { zipcode: 'ASC' } });
    return areas.map(areaView);
  }

  /** The area of a stored postal code. Null: not served at all. */
  ofZipcode(zipcode: string): Promise<ServiceArea | null> {
    return this.database.findOne(ServiceArea, { zipcode: areaKey(zipcode) });
  }

  /** Whether and when the area of a postal code, five digits or seven, is served; without `onetime` in any way. */
  async info(typed: string, onetime: boolean | null): Promise<AreaInfoView> {
    const zipcode = areaZipOf(typed);
    if (zipcode === null) throw FieldErrors.on('zipcode', 'invalid_zip');
    const area = await this.ofZipcode(zipcode);
    return areaInfoView(zipcode, area, isAreaServed(area, onetime));
  }
}

function isAreaServed(area: ServiceArea | null, onetime: boolean | null): boolean {
  if (area === null) return false;
  if (onetime === null) return isKindServed(area, 'monthly') || isKindServed(area, 'onetime');
  return isKindServed(area, onetime ? 'onetime' : 'monthly');
}
