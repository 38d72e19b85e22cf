import { DESK_SCREENS } from '../screens/console-screens.js';
import { expectAccessible } from '../support/accessibility.js';
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
