import type { ServiceArea } from '../../src/modules/areas/service-area.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';

interface TwoSides extends TwoServers {
  readonly area: ServiceArea;
}

let sides: TwoSides | undefined;

// One pair of servers for all races of a test file, also where it takes them from several.
beforeAll(async () => {
  const servers = await startTwoServers();
  sides = { ...servers, area: await buildArea(servers.app) };
  await buildArea(servers.app, { zipcode: '15001' });
});
afterAll(() => sides?.close());

/** The two servers whose races a file plays. */
export function twoSides(): TwoSides {
  if (sides === undefined) throw new Error('the two sides have not begun');
  return sides;
}
