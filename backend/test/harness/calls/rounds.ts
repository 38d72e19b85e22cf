import { addDays, weekday } from '@laundry/shared/time/jst';

/** A few on every run; RACE_ROUNDS=1000 and --testTimeout to look longer. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] || 10);

/** Plays a race again and again, as what comes first is chance. */
export async function rounds(play: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await play(round);
}

/** Monday to Thursday, a week ahead and more. */
const DAYS = Array.from({ length: 18 }, (_, days) => addDays('2026-12-02', days)).filter((day) =>
  [1, 2, 3, 4].includes(weekday(day)),
);
export const dayOf = (round: number): string => DAYS[round % DAYS.length]!;
