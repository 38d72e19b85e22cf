import { CUSTOMER_SCREENS } from '../screens/customer/customer-screens.js';
import { DRIVER_SCREENS } from '../screens/driver-screens.js';
import { expectHarmless } from '../support/hostile/harmless.js';
import { hostileTest as test } from '../support/hostile/hostile-test.js';
import { settled } from '../support/settled.js';

test.use({ refusals: [401, 404, 422, 500] });

test.describe('in the customer web nothing that was typed runs', () => {
  for (const [name, bringUp] of Object.entries(CUSTOMER_SCREENS)) {
    test(name, async ({ page, server, visit }) => {
      await bringUp({ page, lang: 'ja', server, visit });
      await settled(page);
      await expectHarmless(page);
    });
  }
});

test.describe('in a driver’s hand nothing that was typed runs', () => {
  for (const [name, bringUp] of Object.entries(DRIVER_SCREENS)) {
    test(name, async ({ page, server, operate }) => {
      await bringUp({ page, server, operate });
      await settled(page);
      await expectHarmless(page);
    });
  }
});
