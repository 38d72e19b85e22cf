import type { Page } from '@playwright/test';
import { DATA_DIR_VARIABLE } from '../environment.js';
import { deviceOf } from '../devices.js';
import { Server } from '../server.js';
import { sharedContextTest } from '../shared-context-test.js';
import { EMPTY_PAGE, expect, newContext } from '../test.js';
import { ALARM } from './corpus.js';
import { type HostileServer, hostileServer } from './host.js';

interface Watched extends HostileServer {
  /** Where a hostile text ran, or a dialog opened. */
  readonly heard: string[];
}

/** Screens of a server whose every free text is hostile: the test fails when one of them ran. */
export const hostileTest = sharedContextTest.extend<
  { alarms: readonly string[] },
  { hostile: Watched; sharedPage: Page }
>({
  hostile: [async ({}, use) => use({ ...(await hostileServer()), heard: [] }), { scope: 'worker', timeout: 120_000 }],

  sharedContext: [
    async ({ browser, hostile: { url, heard } }, use, { project }) => {
      const context = await newContext(browser, deviceOf(project), url);
      await context.exposeBinding(ALARM, ({ page }) => heard.push(`ran on ${page.url()}`));
      context.on('dialog', (dialog) => {
        heard.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  sharedPage: [async ({ sharedContext }, use) => use(await sharedContext.newPage()), { scope: 'worker' }],

  // Each brings one screen up and looks at it: a page of its own would cost a sixth of the time.
  page: async ({ sharedPage: page, forgetAll, problems }, use) => {
    const endFollowing = problems.follow(page.context());
    // What stands behind another page is drawn once a second.
    await page.bringToFront();
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(EMPTY_PAGE);
    await page.evaluate(() => sessionStorage.clear());
    await forgetAll();
    endFollowing();
  },

  server: async ({ hostile, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: hostile.url });
    await use(new Server(request, hostile.url));
    await request.dispose();
  },

  alarms: [
    async ({ hostile: { heard, dataDir } }, use) => {
      heard.splice(0);
      process.env[DATA_DIR_VARIABLE] = dataDir;
      await use(heard);
      delete process.env[DATA_DIR_VARIABLE];
      expect(heard, 'hostile texts that ran, and dialogs').toEqual([]);
    },
    { auto: true },
  ],
});
