// A busy day of a town, the same for the same seed: districts of several streets, a few towers, and evenings fuller than noons.
const AREAS = 12;
const BUILDINGS = 14;
const HALF_HOURS = Array.from({ length: 24 }, (_, place) => 20 + place);
/** Of every ten stops of a half hour of the evening there are so many at noon. */
const weightOf = (halfHour) => (halfHour >= 34 && halfHour < 40 ? 10 : 7);
const USUAL_SHARE = 0.6;

export function day(seed, { stops, drivers }) {
  const random = randomOf(seed);
  const slots = HALF_HOURS.flatMap((halfHour) => Array.from({ length: weightOf(halfHour) }, () => halfHour));
  return {
    stops: Array.from({ length: stops }, (_, place) => {
      const halfHour = slots[Math.floor(random() * slots.length)];
      const area = `1${String(Math.floor(random() * AREAS)).padStart(4, '0')}`;
      return {
        id: place + 1,
        dt: `2026-11-25 ${Math.floor(halfHour / 2)}:${halfHour % 2 === 0 ? '00' : '30'}:00`,
        bags: 1 + Math.floor(random() * 5),
        area,
        building: `${Math.floor(random() * BUILDINGS)}`,
        usual: random() < USUAL_SHARE ? 1 + (Number(area) % drivers) : null,
      };
    }),
    drivers: Array.from({ length: drivers }, (_, place) => ({ id: place + 1, stops: [] })),
  };
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
