import { CUSTOMER_SCREENS } from '../screens/customer/customer-screens.js';
import { DRIVER_SCREENS } from '../screens/driver-screens.js';
import { byNight, expectAccessible, expectNoSideways } from '../support/accessibility.js';
import { DESKTOP, TABLET } from '../support/devices.js';
import { expectHarmless } from '../support/hostile/harmless.js';
import { hostileTest as test } from '../support/hostile/hostile-test.js';
import { chooseLanguage } from '../support/languages.js';
import { settled } from '../support/settled.js';

/** What a phone's page is looked at on, too. */
const WIDER = [TABLET, DESKTOP.viewport];

test.describe('in the customer web nothing that was typed runs, all is accessible in both languages and by night, and nothing sticks out from 320 to 1,280 px', () => {
  test.use({ refusals: [401, 404, 422, 500] });

  for (const [name, bringUp] of Object.entries(CUSTOMER_SCREENS)) {
    test(name, async ({ page, server, visit }) => {
      await test.step('ja', async () => {
        await bringUp({ page, lang: 'ja', server, visit });
        await settled(page);
        await expectHarmless(page);
        await expectAccessible(page);
        await expectNoSideways(page, WIDER);
      });
      await test.step('en', async () => {
        await chooseLanguage(page, 'en');
        await expectHarmless(page);
        // Colours are the same in both languages.
        await byNight(page, () => expectAccessible(page));
        await expectNoSideways(page, WIDER);
      });
    });
  }
});

test.describe('in a driver’s hand nothing that was typed runs, all is accessible, and nothing sticks out at 390 and 320 px', () => {
  for (const [name, bringUp] of Object.entries(DRIVER_SCREENS)) {
    test(name, async ({ page, server, operate }) => {
      await bringUp({ page, server, operate });
      await settled(page);
      await expectHarmless(page);
      await expectAccessible(page);
      await expectNoSideways(page);
    });
  }
});
