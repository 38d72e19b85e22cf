import { expect, it } from 'vitest';
import { placeOf } from './place-of.js';

const HOME = { send_addr_zipcode: '160-0004', send_addr_detail1: '東京都新宿区', send_addr_detail2: '四谷1-2-3' };

it('an address is one place however it is written, and a venue’s where there is one', () => {
  const place = placeOf({ ...HOME, source_venue_code: null });
  expect(placeOf({ ...HOME, send_addr_detail2: '四谷1丁目2番3号', source_venue_code: null })).toEqual(place);
  expect(placeOf({ ...HOME, source_venue_code: 'V1' })).toEqual({ ...place, building: 'V1' });
});
