import { ACCOUNT_SCREENS, GUEST_SCREENS, REQUEST_SCREENS } from '../screens/customer-screens.js';
import { expectAccessible, expectNoSideways, settled } from '../support/accessibility.js';
import { test } from '../support/test.js';

test.use({ refusals: [401, 404, 422, 500] });

test.describe('the customer web is accessible in both languages, and nothing sticks out at 390 and 320 px', () => {
  for (const [name, bringUp] of Object.entries({ ...GUEST_SCREENS, ...REQUEST_SCREENS, ...ACCOUNT_SCREENS })) {
    test(name, async ({ page, server, visit }) => {
      for (const lang of ['ja', 'en'] as const) {
        await test.step(lang, async () => {
          await bringUp({ page, lang, server, visit });
          await settled(page);
          await expectAccessible(page);
          await expectNoSideways(page);
        });
      }
    });
  }
});
