import type { ServiceArea } from '../../src/modules/areas/service-area.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';

export interface TwoSides extends TwoServers {
  readonly area: ServiceArea;
}

/** Starts the two servers whose races a file plays, with the areas that its customers live in. */
export async function startTwoSides(): Promise<TwoSides> {
  const servers = await startTwoServers();
  const area = await buildArea(servers.app);
  await buildArea(servers.app, { zipcode: '15001' });
  return { ...servers, area };
}
