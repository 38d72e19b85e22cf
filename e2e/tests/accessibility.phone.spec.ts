import { ACCOUNT_SCREENS, GUEST_SCREENS, REQUEST_SCREENS } from '../screens/customer-screens.js';
import { expectAccessible, expectNoSideways, settled } from '../support/accessibility.js';
import { test } from '../support/test.js';

test.use({ refusals: [401, 404, 422, 500] });

const SCREENS = Object.entries({ ...GUEST_SCREENS, ...REQUEST_SCREENS, ...ACCOUNT_SCREENS });

for (const lang of ['ja', 'en'] as const) {
  test.describe(`customer web in ${lang}: accessible, and nothing sticks out at 390 and 320 px`, () => {
    for (const [name, bringUp] of SCREENS) {
      test(name, async ({ page, server, visit }) => {
        await bringUp({ page, lang, server, visit });
        await settled(page);
        await expectAccessible(page);
        await expectNoSideways(page);
      });
    }
  });
}
