import { readSnapshot } from './database/read-snapshot.js';
import { brokenInvariants, describeBroken } from './invariants/broken-invariants.js';
import { INVARIANTS } from './invariants/invariants.js';

const BROKEN = 1;

/**
 * `check:invariants`: holds the stored rows against all that has to be true of them, beside a running server or without,
 * and writes nothing. Answers the exit code.
 */
export async function checkInvariants(databaseUrl: string): Promise<number> {
  const began = performance.now();
  const broken = await readSnapshot(databaseUrl, brokenInvariants);
  for (const each of broken) process.stdout.write(`${describeBroken(each)}\n`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const found = broken.length === 0 ? 'all hold' : `${broken.length} broken`;
  process.stdout.write(`${INVARIANTS.length} invariants checked in ${seconds} s: ${found}\n`);
  return broken.length === 0 ? 0 : BROKEN;
}
