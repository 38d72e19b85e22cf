import { DATA_DIR_VARIABLE } from '../environment.js';
import { DESKTOP, PHONE } from '../devices.js';
import { screenTest } from '../screen-test.js';
import { Server } from '../server.js';
import { expect, newContext } from '../test.js';
import { ALARM } from './corpus.js';
import { type HostileServer, hostileServer } from './host.js';

interface Watched extends HostileServer {
  /** Where a hostile text ran, or a dialog opened. */
  readonly heard: string[];
}

/** Screens of a server whose every free text is hostile: the test fails when one of them ran. */
export const hostileTest = screenTest.extend<{ alarms: readonly string[] }, { hostile: Watched }>({
  hostile: [async ({}, use) => use({ ...(await hostileServer()), heard: [] }), { scope: 'worker', timeout: 120_000 }],

  sharedPage: [
    async ({ browser, hostile: { url, heard } }, use, { project }) => {
      const context = await newContext(browser, project.name === 'phone' ? PHONE : DESKTOP, url);
      await context.exposeBinding(ALARM, ({ page }) => heard.push(`ran on ${page.url()}`));
      context.on('dialog', (dialog) => {
        heard.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],

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
