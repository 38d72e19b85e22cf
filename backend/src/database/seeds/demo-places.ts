import holidays from '@holiday-jp/holiday_jp';
import { addDays, addMonths, eachDay, firstOfMonth, type JstDate } from '@laundry/shared/time/jst';
import type { ServiceArea } from '../../modules/areas/service-area.entity.js';
import { FIRST_VERSION } from '../../modules/versions/versioned.entity.js';
import type { Venue } from '../../modules/venues/venue.entity.js';

const FIRST_AREA = 15_000;
const AREAS = 100;
/** 15001: one time only; 15002: the one-time time-window type. */
const SPECIAL: Readonly<Record<number, Partial<ServiceArea>>> = {
  15_001: { start_time: '10:00', end_time: '10:00', bikou: '毎回10:00にうかがいます' },
  15_002: { start_time: '15:00', end_time: '22:00', is_valid_onetime: false, is_valid_onetime_b: true },
};

export const demoAreas = (): Omit<ServiceArea, 'id'>[] =>
  Array.from({ length: AREAS }, (_, place) => ({
    ...FIRST_VERSION,
    zipcode: String(FIRST_AREA + place),
    prefecture: '東京都',
    address: '渋谷区',
    start_time: '10:00',
    end_time: '22:00',
    is_valid_monthly: true,
    is_valid_onetime: true,
    is_valid_onetime_b: false,
    bikou: '',
    ...SPECIAL[FIRST_AREA + place],
  }));

/** National holidays around today, and the turn of the year. Today itself is worked: the demo shows a busy day. */
export function demoHolidays(today: JstDate): JstDate[] {
  const from = addMonths(firstOfMonth(today), -3);
  return eachDay(from, addDays(addMonths(from, 8), -1)).filter(
    (date) => date !== today && (holidays.isHoliday(date) || /-12-(30|31)$|-01-0[123]$/.test(date)),
  );
}

export const DEMO_VENUE: Omit<Venue, 'id'> = {
  ...FIRST_VERSION,
  code: 'DEMO000001',
  name: 'デモレジデンス神宮前',
  provider_name: 'デモ不動産',
  property_name: 'デモレジデンス神宮前',
  default_lang: 'ja',
  pickup_delivery_types: '2,3',
};
