import { expect, it } from 'vitest';
import { calendarFeed, calendarFile } from './calendar-file.js';

const url = 'https://example.com/wash-request-currents';

it('a calendar has an appointment for each leg at its moment in Japan: of half an hour, or until the end that is promised', () => {
  const pickup = { uid: '71-pickup@example.com', title: 'せんたく便, 集荷', moment: '2026-11-26 08:30:00' };
  const delivery = { uid: '71-delivery@example.com', title: '配達', moment: '2026-11-30 16:00:00', until: null };
  const file = calendarFile(
    [
      { ...pickup, until: '2026-11-26 10:00:00', url },
      { ...delivery, url },
    ],
    '2026-11-24 09:00:00',
  );
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Laundry//Customer web//JA',
    'BEGIN:VEVENT',
    'UID:71-pickup@example.com',
    'DTSTAMP:20261124T000000Z',
    'DTSTART:20261125T233000Z',
    'DTEND:20261126T010000Z',
    'SUMMARY:せんたく便\\, 集荷',
    `URL:${url}`,
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:71-delivery@example.com',
    'DTSTAMP:20261124T000000Z',
    'DTSTART:20261130T070000Z',
    'DTEND:20261130T073000Z',
    'SUMMARY:配達',
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('tells who follows it how often and when each was changed, and which is cancelled', () => {
  const leg = { title: '集荷', moment: '2026-11-26 08:30:00', until: null, url, changedAt: '2026-11-24 18:00:05' };
  const feed = calendarFeed('せんたく便の集配', [
    { ...leg, uid: '71-pickup@example.com', sequence: 3, isCancelled: true },
    { ...leg, uid: '72-pickup@example.com', sequence: 0, isCancelled: false },
  ]);
  expect(feed.split('\r\n').slice(0, 20)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Laundry//Customer web//JA',
    'METHOD:PUBLISH',
    'NAME:せんたく便の集配',
    'X-WR-CALNAME:せんたく便の集配',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:71-pickup@example.com',
    'DTSTAMP:20261124T090005Z',
    'LAST-MODIFIED:20261124T090005Z',
    'SEQUENCE:3',
    'STATUS:CANCELLED',
    'DTSTART:20261125T233000Z',
    'DTEND:20261126T000000Z',
    'SUMMARY:集荷',
    `URL:${url}`,
    'END:VEVENT',
    'BEGIN:VEVENT',
  ]);
  expect(feed).toContain('SEQUENCE:0\r\nSTATUS:CONFIRMED\r\n');
});

it('escapes what would end a text', () => {
  const appointment = { uid: 'a', title: '一;二,三\\四\n五', moment: '2026-11-26 08:30:00', until: null, url };
  expect(calendarFile([appointment], '2026-11-24 09:00:00')).toContain(String.raw`SUMMARY:一\;二\,三\\四\n五`);
});
