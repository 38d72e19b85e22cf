import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file';

const url = 'https://example.com/wash-request-currents';

it('has an appointment for each leg at its moment in Japan: of half an hour, or until the end that is promised', () => {
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
