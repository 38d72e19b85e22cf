import { Inject, Injectable } from '@nestjs/common';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { isServed } from '@laundry/shared/rules/area-service';
import { parsePlanId } from '@laundry/shared/rules/plan-id';
import { FieldErrors } from '../../common/errors/field-errors.js';
import { Database } from '../../common/transaction/database.js';
import { areaInfoView, areaView, type AreaInfoView, type AreaView } from './area.view.js';
import { ServiceArea } from './service-area.entity.js';

const ANY_MONTHLY = 't2_1';
const ONETIME = 'tx_1';

@Injectable()
export class AreaQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  async list(): Promise<AreaView[]> {
    const areas = await this.database.manager.find(ServiceArea, { order: { zipcode: 'ASC' } });
    return areas.map(areaView);
  }

  /** The area of a stored postal code: its first five digits. Null: not served at all. */
  ofZipcode(zipcode: string): Promise<ServiceArea | null> {
    return this.database.manager.findOneBy(ServiceArea, { zipcode: zipcode.slice(0, 5) });
  }

  /** GET /areaInfo: without `onetime` any kind of service counts. */
  async info(typed: string, onetime: boolean | null): Promise<AreaInfoView> {
    const zipcode = toHalfWidth(typed).replace(/-/g, '');
    if (!/^(\d{5}|\d{7})$/.test(zipcode)) throw FieldErrors.on('zipcode', 'invalid_zip');
    const area = await this.ofZipcode(zipcode);
    return areaInfoView(zipcode, area, isAreaServed(area, onetime));
  }
}

function isAreaServed(area: ServiceArea | null, onetime: boolean | null): boolean {
  const serves = (planId: string): boolean => {
    const plan = parsePlanId(planId);
    return plan !== null && isServed(area, plan);
  };
  if (onetime === null) return serves(ANY_MONTHLY) || serves(ONETIME);
  return serves(onetime ? ONETIME : ANY_MONTHLY);
}
