import type { ServiceArea } from '../../src/modules/areas/service-area.entity.js';
import { buildArea } from '../harness/rows/build-area.js';
import { startTwoServers, type TwoServers } from '../harness/servers/two-servers.js';

interface TwoSides extends TwoServers {
  readonly area: ServiceArea;
}

let areAsked = false;
let sides: TwoSides | undefined;

/** Called above the hooks of who plays races: one pair of servers for a test file, also where it takes its races from several. */
export function startTwoSides(): void {
  if (areAsked) return;
  areAsked = true;
  beforeAll(async () => {
    const servers = await startTwoServers();
    sides = { ...servers, area: await buildArea(servers.app) };
    await buildArea(servers.app, { zipcode: '15001' });
  });
  afterAll(() => sides?.close());
}

/** The two servers whose races a file plays. */
export function twoSides(): TwoSides {
  if (sides === undefined) throw new Error('the two sides have not begun');
  return sides;
}
