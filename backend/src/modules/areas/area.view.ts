import type { AreaRow } from './area-list.js';
import type { ServiceArea } from './service-area.entity.js';

/** A row of the service area list. */
export class AreaView {
  id: number;
  zipcode: string;
  prefecture: string;
  address: string;
  start_time: string;
  end_time: string;
  is_valid_monthly: boolean;
  is_valid_onetime: boolean;
  is_valid_onetime_b: boolean;
  bikou: string;
  version: number;
}

/** Whether and when a postal code is served; `error` is null or `notarea`. */
export class AreaInfoView {
  error: string | null;
  zipcode: string;
  start_time: string | null;
  end_time: string | null;
  bikou: string | null;
  is_valid_monthly: boolean;
  is_valid_onetime: boolean;
  is_valid_onetime_b: boolean;
}

export const areaView = (area: AreaRow): AreaView => ({
  id: area.id,
  zipcode: area.zipcode,
  prefecture: area.prefecture,
  address: area.address,
  start_time: area.start_time,
  end_time: area.end_time,
  is_valid_monthly: Boolean(area.is_valid_monthly),
  is_valid_onetime: Boolean(area.is_valid_onetime),
  is_valid_onetime_b: Boolean(area.is_valid_onetime_b),
  bikou: area.bikou,
  version: area.version,
});

export const areaInfoView = (zipcode: string, area: ServiceArea | null, served: boolean): AreaInfoView => ({
  error: served ? null : 'notarea',
  zipcode,
  start_time: area?.start_time ?? null,
  end_time: area?.end_time ?? null,
  bikou: area?.bikou ?? null,
  is_valid_monthly: area?.is_valid_monthly ?? false,
  is_valid_onetime: area?.is_valid_onetime ?? false,
  is_valid_onetime_b: area?.is_valid_onetime_b ?? false,
});
