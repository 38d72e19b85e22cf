import { DESK_SCREENS } from '../screens/console-screens.js';
import { expectAccessible, expectReadable } from '../support/accessibility.js';
import { settled } from '../support/settled.js';
import { screenTest as test } from '../support/screen-test.js';

test.use({ refusals: [401, 404, 422, 500] });

test.describe('the console on a desk is accessible', () => {
  for (const [name, bringUp] of Object.entries(DESK_SCREENS)) {
    test(name, async ({ page, server, operate }) => {
      await bringUp({ page, server, operate });
      await settled(page);
      await expectAccessible(page);
    });
  }
});

/** Between them they show every colour that there is. */
const BY_NIGHT = [
  'top',
  'request list, all selected',
  'board of a day, evened out',
  'calendar',
  'customer, the payments',
  'service areas, one edited',
  'one-time prices, a sheet to be confirmed',
  'maintenance, a period refused',
  'figures',
] as const;

test.describe('the console on a desk can be read by night', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'dark' }));
  test.afterEach(({ page }) => page.emulateMedia({ colorScheme: 'light' }));

  for (const name of BY_NIGHT) {
    const bringUp = DESK_SCREENS[name];
    if (bringUp === undefined) throw new Error(`no screen is called ${name}`);
    test(name, async ({ page, server, operate }) => {
      await bringUp({ page, server, operate });
      await settled(page);
      await expectReadable(page);
    });
  }
});
