import { expect, it } from 'vitest';
import { joinRoom, splitRoom } from './venue-room.js';

it.each([
  ['タワー', '1203', 'タワー@1203'],
  ['', '1203', '@1203'],
  ['A@B棟', '5', 'A@B棟@5'],
])('building %j and room %j are stored as %j, and read back', (building, room, stored) => {
  expect(joinRoom(building, room)).toBe(stored);
  expect(splitRoom(stored)).toEqual({ building, room });
});

it('a line without an @ is all building', () => expect(splitRoom('タワー')).toEqual({ building: 'タワー', room: '' }));
