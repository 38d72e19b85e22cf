// Bookings that are made while something is measured, and the days that take them.
import { dayText } from './seed.mjs';
import { APP_NOW, SEED } from './settings.mjs';

/** They book; the tokens are an operator's and then theirs. */
export const customers = 500;

export async function openDays(db) {
  const rows = writeDays().map((day) => [day, 0]);
  await db.query('INSERT INTO pickup_days (date, used) VALUES ?', [rows]);
}

/** Weekdays two to twenty days ahead. */
function writeDays() {
  const first = Math.round((Date.parse(APP_NOW.slice(0, 10)) - Date.parse(SEED.firstDay)) / 86_400_000);
  const ahead = Array.from({ length: 19 }, (_, place) => dayText(first + 2 + place));
  return ahead.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
}

/** Different customers, days and times for each of the three, so that no two requests meet. */
export function writes(tokens, third) {
  const days = writeDays();
  const times = Array.from(
    { length: 24 },
    (_, half) => `${10 + Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}:00`,
  );
  const slots = days.flatMap((day) => times.map((time) => ({ day, time }))).filter((_, place) => place % 3 === third);
  return slots
    .flatMap(({ day, time }, round) =>
      Array.from({ length: customers }, (_, customer) => {
        const delivery = new Date(Date.parse(`${day}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
        const body = { sched_pickup_dt: `${day} ${time}`, sched_delivery_dt: `${delivery} ${time}`, count: 1 };
        const headers = {
          authorization: `Bearer ${tokens[1 + ((customer + round) % customers)]}`,
          'content-type': 'application/json',
        };
        return { method: 'POST', path: '/api/v1/users/me/washRequests', headers, body: JSON.stringify(body) };
      }),
    )
    .slice(0, 20_000);
}
