import { join } from 'node:path';
import { type OwnServer, startOwnServer } from '../own-server.js';
import { plantHostileTexts } from './plant.js';

const NAME = 'hostile';

/** A server of its own, of whose demo every free text is hostile; others are not to meet them. */
export async function startHostileServer(): Promise<OwnServer> {
  const { port, dataDir, stop } = await startOwnServer(NAME);
  await stop();
  plantHostileTexts(join(dataDir, 'laundry.sqlite'));
  return startOwnServer(NAME, { port });
}
