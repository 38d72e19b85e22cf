import { expect, it } from 'vitest';
import { addressLine, joinRoom, splitRoom } from './venue-room.js';

it.each([
  ['タワー', '1203', 'タワー@1203'],
  ['', '1203', '@1203'],
  ['A@B棟', '5', 'A@B棟@5'],
])('building %j and room %j are stored as %j, and read back', (building, room, stored) => {
  expect(joinRoom(building, room)).toBe(stored);
  expect(splitRoom(stored)).toEqual({ building, room });
});

it('a line without an @ is all building', () => expect(splitRoom('タワー')).toEqual({ building: 'タワー', room: '' }));

it.each([
  [
    { send_addr_detail1: '渋谷区', send_addr_detail2: '神宮前1-1', send_addr_detail3: 'タワー@705' },
    '渋谷区 神宮前1-1 タワー 705',
  ],
  [{ send_addr_detail1: '渋谷区', send_addr_detail2: '神宮前1-1', send_addr_detail3: '@705' }, '渋谷区 神宮前1-1 705'],
  [{ send_addr_detail1: '渋谷区', send_addr_detail2: '神宮前1-1', send_addr_detail3: '' }, '渋谷区 神宮前1-1'],
  [{}, ''],
])('%j is read as %j', (place, line) => expect(addressLine(place)).toBe(line));
