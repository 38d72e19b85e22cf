import { DRIVER_SCREENS } from '../screens/driver-screens.js';
import { expectAccessible, expectNoSideways } from '../support/accessibility.js';
import { settled } from '../support/settled.js';
import { screenTest as test } from '../support/screen-test.js';

test.describe('the console in a driver’s hand is accessible, and nothing sticks out at 390 and 320 px', () => {
  for (const [name, bringUp] of Object.entries(DRIVER_SCREENS)) {
    test(name, async ({ page, server, operate }) => {
      await bringUp({ page, server, operate });
      await settled(page);
      await expectAccessible(page);
      await expectNoSideways(page);
    });
  }
});
