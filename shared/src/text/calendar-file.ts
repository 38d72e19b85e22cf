import { addMinutes, type JstDateTime } from '../time/jst.js';
import { foldedLine } from './folded-line.js';

export interface Appointment {
  /** The same for the same leg, so that an entry that is added again replaces itself. */
  readonly uid: string;
  readonly title: string;
  readonly moment: JstDateTime;
  /** Its end, where one is promised. */
  readonly until: JstDateTime | null;
  readonly url: string;
}

/** One of a calendar that is asked for again and again: what is no longer true is told, too. */
export interface FollowedAppointment extends Appointment {
  /** How often it was changed, and when last: both only grow. */
  readonly sequence: number;
  readonly changedAt: JstDateTime;
  readonly isCancelled: boolean;
}

const MINUTES = 30;
/** After which programs ask again. */
const REFRESH = 'PT6H';

/** Appointments as calendars take them (RFC 5545), in UTC: no calendar has to know Japan's time. */
export const calendarFile = (appointments: readonly Appointment[], now: JstDateTime): string =>
  calendar(
    [],
    appointments.map((appointment) => linesOf(appointment, [`DTSTAMP:${utc(now)}`])),
  );

/** A calendar that programs follow by its address: the same rows are the same text, whenever they are asked for. */
export const calendarFeed = (name: string, appointments: readonly FollowedAppointment[]): string =>
  calendar(
    [
      'METHOD:PUBLISH',
      `NAME:${escaped(name)}`,
      `X-WR-CALNAME:${escaped(name)}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
      `X-PUBLISHED-TTL:${REFRESH}`,
    ],
    appointments.map((appointment) =>
      linesOf(appointment, [
        `DTSTAMP:${utc(appointment.changedAt)}`,
        `LAST-MODIFIED:${utc(appointment.changedAt)}`,
        `SEQUENCE:${appointment.sequence}`,
        `STATUS:${appointment.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      ]),
    ),
  );

function calendar(head: readonly string[], events: readonly (readonly string[])[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Laundry//Customer web//JA',
    ...head,
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join('');
}

const linesOf = ({ uid, title, moment, until, url }: Appointment, stamps: readonly string[]): readonly string[] => [
  `UID:${uid}`,
  ...stamps,
  `DTSTART:${utc(moment)}`,
  `DTEND:${utc(until ?? addMinutes(moment, MINUTES))}`,
  `SUMMARY:${escaped(title)}`,
  `URL:${url}`,
];

/** `20261125T000000Z`; Japan is nine hours ahead of UTC all year. */
const utc = (moment: JstDateTime): string =>
  `${addMinutes(moment, -9 * 60)
    .replaceAll(/[-:]/g, '')
    .replace(' ', 'T')}Z`;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (char) => `\\${char}`).replaceAll(/\r?\n/g, String.raw`\n`);
