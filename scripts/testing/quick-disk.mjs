// Where the tests' databases are, which are thrown away: in memory if there is room, as each commit waits for the disk.
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Several private database servers at once take 0.2 GB each. */
const ROOM = 2 * 2 ** 30;

/** A folder for temporary files: TMPDIR where it is set, else one in memory, else the system's. */
export function quickDisk() {
  return process.env.TMPDIR === undefined && hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}
