import type { BrowserContext } from '@playwright/test';
import { deviceOf } from './devices.js';
import { EMPTY_PAGE, newContext, test } from './test.js';

export interface OfAWorker {
  sharedContext: BrowserContext;
  /** Empties what the context stores. */
  forgetAll: () => Promise<void>;
}

/**
 * For tests that need no browser of their own: all of a worker share a context, whose process has read the web's scripts
 * already. Each has a page of its own, and begins with nothing stored; a test that fails ends its worker.
 */
export const sharedContextTest = test.extend<object, OfAWorker>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await newContext(browser, deviceOf(project));
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  forgetAll: [
    async ({ sharedContext }, use) => {
      // Stays open, and with it the process that has read the scripts.
      const page = await sharedContext.newPage();
      await page.goto(EMPTY_PAGE);
      await use(async () => {
        await page.evaluate(emptyStores);
        await sharedContext.clearCookies();
      });
    },
    { scope: 'worker' },
  ],

  page: async ({ sharedContext, forgetAll, problems }, use) => {
    const others = sharedContext.pages();
    const endFollowing = problems.follow(sharedContext);
    await use(await sharedContext.newPage());
    for (const page of sharedContext.pages()) if (!others.includes(page)) await page.close();
    await forgetAll();
    endFollowing();
  },
});

/** In the page. */
async function emptyStores(): Promise<void> {
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
}
