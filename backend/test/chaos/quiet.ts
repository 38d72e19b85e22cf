import { setTimeout as wait } from 'node:timers/promises';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { latestSlot, type Schedule } from '../../src/common/jobs/schedule.js';
import { readSnapshot } from '../../src/database/read-snapshot.js';
import type { World } from './world.js';

/** Rounds in which everything that waits for its next try gets one, and the minutes between them. */
const ROUNDS = 2;
const MINUTES = 11;
/** Jobs whose slot has to be done, and when it is. */
const SCHEDULES: Readonly<Record<string, Schedule>> = {
  'month-turn': { monthlyAt: '00:05' },
  'expire-payments': { everySeconds: 300 },
  'reconcile-payments': { everySeconds: 300 },
  'deliver-mail': { everySeconds: 10 },
};
/** ms that the jobs have for it, on a busy machine too. */
const PATIENCE = 90_000;
const LOOK = 500;

/** All is well again: servers come up, and go on until the jobs have come round to what they missed. */
export async function becomeQuiet({ service, database }: World): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await Promise.all(service.servers.map(({ place }) => service.kill(place)));
    service.leap(MINUTES);
    const now = service.now();
    await (round < ROUNDS ? service.start(0) : service.startAll());
    for (const [job, schedule] of Object.entries(SCHEDULES))
      if (!(await isDone(database.ownUrl, job, latestSlot(schedule, now))))
        service.failures.push(`${job} of ${latestSlot(schedule, now)} was not done within ${PATIENCE / 1_000} s`);
  }
}

async function isDone(url: string, job: string, slot: JstDateTime): Promise<boolean> {
  const from = performance.now();
  const done = `SELECT slot FROM job_runs WHERE job = '${job}' AND slot >= '${slot}' AND state = 'done'`;
  while (performance.now() - from < PATIENCE) {
    if ((await readSnapshot(url, (select) => select(done))).length > 0) return true;
    await wait(LOOK);
  }
  return false;
}
