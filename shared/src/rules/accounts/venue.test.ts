import { expect, it } from 'vitest';
import { areVenuePickupMethods, isVenueCode, residentRefusals } from './venue.js';

it.each([
  ['DEMO000001', true],
  ['tower-7', true],
  ['A001', true],
  ['A01', false],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['-tower', false],
  ['tower 7', false],
  ['tower/7', false],
  ['タワー', false],
  ['', false],
])('%j as a code: %s', (code, good) => expect(isVenueCode(code)).toBe(good));

it.each([
  [[2, 3], true],
  [[5], true],
  [[1, 2, 3, 4, 5], true],
  [[], false],
  [[2, 2], false],
  [[0], false],
  [[6], false],
  [['2'], false],
])('%j as the pickup methods of a venue: %s', (types, good) => expect(areVenuePickupMethods(types)).toBe(good));

it.each([
  [{ pickup_delivery_type: 2, room: '1203' }, []],
  [{ pickup_delivery_type: 3, room: ' 1203 ' }, []],
  [{ pickup_delivery_type: 2, room: ' ' }, ['send_addr_detail3_room_number required']],
  [{ pickup_delivery_type: 2, room: '12@3' }, ['send_addr_detail3_room_number invalid_value']],
  [{ pickup_delivery_type: 5, room: '1' }, ['pickup_delivery_type hand_over_not_of_venue']],
  [
    { pickup_delivery_type: null, room: '' },
    ['send_addr_detail3_room_number required', 'pickup_delivery_type required'],
  ],
])('%j in a venue with delivery boxes and a concierge: %j', (form, refusals) =>
  expect(residentRefusals(form, [2, 3]).map(({ field, code }) => `${field} ${code}`)).toEqual(refusals),
);
