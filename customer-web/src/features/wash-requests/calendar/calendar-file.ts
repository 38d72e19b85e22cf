import { addMinutes, type JstDateTime } from '@laundry/shared/time/jst';
import { saveFile } from '@laundry/web-kit/files/save-file';

export interface Appointment {
  /** The same for the same leg, so that an entry that is added again replaces itself. */
  uid: string;
  title: string;
  moment: JstDateTime;
  /** Its end, where one is promised. */
  until: JstDateTime | null;
  url: string;
}

const MINUTES = 30;

/** Appointments as calendars take them (RFC 5545), in UTC: no calendar has to know Japan's time. */
export function calendarFile(appointments: readonly Appointment[], now: JstDateTime): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Laundry//Customer web//JA',
    ...appointments.flatMap((appointment) => linesOf(appointment, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

const linesOf = ({ uid, title, moment, until, url }: Appointment, now: JstDateTime): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(moment)}`,
  `DTEND:${utc(until ?? addMinutes(moment, MINUTES))}`,
  `SUMMARY:${escaped(title)}`,
  `URL:${url}`,
  'END:VEVENT',
];

/** `20261125T000000Z`; Japan is nine hours ahead of UTC all year. */
const utc = (moment: JstDateTime): string =>
  `${addMinutes(moment, -9 * 60)
    .replaceAll(/[-:]/g, '')
    .replace(' ', 'T')}Z`;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (char) => `\\${char}`);

export const saveCalendarFile = (name: string, text: string): void =>
  saveFile({ name, blob: new Blob([text], { type: 'text/calendar;charset=utf-8' }) });
