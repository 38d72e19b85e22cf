import { ServiceArea } from '../../../src/modules/areas/service-area.entity.js';
import { FIRST_VERSION } from '../../../src/modules/versions/versioned.entity.js';
import type { RunningApp } from '../servers/start-app.js';

type NewArea = Omit<ServiceArea, 'id'>;

/** The area of the built customers: zip 15000, 10:00 to 22:00, every service. */
export async function buildArea(app: RunningApp, overrides: Partial<NewArea> = {}): Promise<ServiceArea> {
  const row: NewArea = {
    ...FIRST_VERSION,
    zipcode: '15000',
    prefecture: '東京都',
    address: '渋谷区',
    start_time: '10:00',
    end_time: '22:00',
    is_valid_monthly: true,
    is_valid_onetime: true,
    is_valid_onetime_b: false,
    bikou: '',
    ...overrides,
  };
  const { identifiers } = await app.database.manager.insert(ServiceArea, row);
  return { ...row, id: Number(identifiers[0]?.['id']) };
}
