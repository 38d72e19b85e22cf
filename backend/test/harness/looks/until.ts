import { setTimeout as wait } from 'node:timers/promises';

/** Looks again and again until something has come about; the test's own time limit is the only one. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20);
}
