import { type Browser, type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { BASE_URL } from './environment.js';
import type { Device } from './devices.js';
import { Problems } from './problems.js';
import { Server } from './server.js';

export type Lang = 'ja' | 'en';
type Web = 'customer' | 'console';

export interface Visitor {
  /** Already signed in; absent: a guest. */
  readonly as?: string | undefined;
  readonly lang?: Lang | undefined;
}

interface Options {
  /** Statuses that the test provokes. */
  refusals: readonly number[];
}

interface Fixtures {
  problems: Problems;
  server: Server;
  /** Opens a screen of the customer web, of the device of the project unless another is named. */
  visit: (path: string, visitor?: Visitor) => Promise<Page>;
  /** Opens a screen of the console. */
  operate: (path: string, as: string) => Promise<Page>;
  /** A browser of its own, where nobody is signed in. */
  borrow: (device: Device) => Promise<Page>;
}

export const test = base.extend<Fixtures & Options>({
  refusals: [[], { option: true }],

  problems: [
    async ({ refusals }, use) => {
      const problems = new Problems(refusals);
      await use(problems);
      expect(problems.found, 'errors in the console and violations of the CSP').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, problems }, use) => {
    await problems.follow(context);
    await use(context);
  },

  server: async ({ request }, use) => use(new Server(request)),

  visit: async ({ context, page, server }, use) =>
    use(async (path, { as, lang } = {}) => {
      if (lang !== undefined) await remember(context, 'customer', 'lang', lang);
      if (as !== undefined) await remember(context, 'customer', 'token', await server.signIn(as));
      await page.goto(path);
      return page;
    }),

  operate: async ({ context, page, server }, use) =>
    use(async (path, as) => {
      await remember(context, 'console', 'token', await server.signIn(as));
      await page.goto(path);
      return page;
    }),

  borrow: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (device) => {
      const context = await newContext(browser, device);
      contexts.push(context);
      await problems.follow(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

const newContext = (browser: Browser, device: Device): Promise<BrowserContext> =>
  browser.newContext({ ...device, baseURL: BASE_URL, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });

/** Puts a value into local storage as the first page opens, and only then: what a page does to it later stays done. */
async function remember(context: BrowserContext, web: Web, name: string, value: string): Promise<void> {
  await context.addInitScript(
    ([key, kept]) => {
      if (location.protocol === 'about:' || sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'remembered');
      localStorage.setItem(key, kept);
    },
    [`laundry.${web}.${name}`, value] as const,
  );
}
