import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './devices.js';
import { EMPTY_PAGE, newContext, test } from './test.js';

/**
 * For tests of which each brings one screen up and looks at it: all of a worker share a page, whose browser has read the web's
 * scripts already. Each begins with nothing stored and nothing intercepted.
 */
export const screenTest = test.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const context = await newContext(browser, project.name === 'phone' ? PHONE : DESKTOP);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ sharedPage: page, problems }, use) => {
    const endFollowing = problems.follow(page.context());
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(EMPTY_PAGE);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
    endFollowing();
  },
});
