import { DESK_SCREENS } from '../screens/console-screens.js';
import { expectAccessible, expectReadableByNight } from '../support/accessibility.js';
import { expectHarmless } from '../support/hostile/harmless.js';
import { hostileTest as test } from '../support/hostile/hostile-test.js';
import { settled } from '../support/settled.js';

test.use({ refusals: [401, 404, 422, 500] });

/** Between them they show every colour that there is. */
const BY_NIGHT: readonly string[] = [
  'top',
  'request list, all selected',
  'board of a day, evened out',
  'calendar',
  'customer, the payments',
  'service areas, one edited',
  'one-time prices, a sheet to be confirmed',
  'maintenance, a period refused',
  'figures',
] satisfies (keyof typeof DESK_SCREENS)[];

test.describe('on a desk nothing that was typed runs, and all is accessible', () => {
  for (const [name, bringUp] of Object.entries(DESK_SCREENS)) {
    const isAlsoSeenByNight = BY_NIGHT.includes(name);
    test(isAlsoSeenByNight ? `${name}, by night too` : name, async ({ page, server, operate }) => {
      await bringUp({ page, server, operate });
      await settled(page);
      await expectHarmless(page);
      await expectAccessible(page);
      if (isAlsoSeenByNight) await expectReadableByNight(page);
    });
  }
});
