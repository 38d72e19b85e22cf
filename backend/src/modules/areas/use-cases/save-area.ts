import { Inject, Injectable } from '@nestjs/common';
import { areaRefusals } from '@laundry/shared/rules/area-edit';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { areaView, type AreaView } from '../area.view.js';
import type { AreaDto } from '../dto/area.dto.js';
import { ServiceArea } from '../service-area.entity.js';

/** Adds or rewrites a row of the service area list. */
@Injectable()
export class SaveArea {
  constructor(@Inject(Database) private readonly database: Database) {}

  async add(dto: AreaDto): Promise<AreaView> {
    check(dto);
    const { identifiers } = await refuseDuplicate(() => this.database.manager.insert(ServiceArea, { ...dto }));
    return this.byId(Number(identifiers[0]?.['id']));
  }

  async change(id: number, dto: AreaDto): Promise<AreaView> {
    check(dto);
    const { affected } = await refuseDuplicate(() => this.database.manager.update(ServiceArea, { id }, dto));
    if (affected !== 1) throw new NotFound();
    return this.byId(id);
  }

  private async byId(id: number): Promise<AreaView> {
    const area = await this.database.manager.findOneBy(ServiceArea, { id });
    if (area === null) throw new NotFound();
    return areaView(area);
  }
}

function check(dto: AreaDto): void {
  const refusals = areaRefusals(dto);
  if (refusals.length > 0) throw FieldErrors.ofRefusals(refusals);
}

async function refuseDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw FieldErrors.on('zipcode', 'area_zip_in_use');
    throw error;
  }
}
