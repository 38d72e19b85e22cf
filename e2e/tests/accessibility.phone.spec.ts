import { CUSTOMER_SCREENS } from '../screens/customer/customer-screens.js';
import { expectAccessible, expectNoSideways, expectReadableByNight } from '../support/accessibility.js';
import { settled } from '../support/settled.js';
import { screenTest as test } from '../support/screen-test.js';

test.use({ refusals: [401, 404, 422, 500] });

test.describe('the customer web is accessible in both languages and by night, and nothing sticks out at 390 and 320 px', () => {
  for (const [name, bringUp] of Object.entries(CUSTOMER_SCREENS)) {
    test(name, async ({ page, server, visit }) => {
      for (const lang of ['ja', 'en'] as const) {
        await test.step(lang, async () => {
          await bringUp({ page, lang, server, visit });
          await settled(page);
          // Colours are the same in both languages.
          await expectAccessible(page, { contrast: lang === 'ja' });
          if (lang === 'ja') await expectReadableByNight(page);
          await expectNoSideways(page);
        });
      }
    });
  }
});
