import { type Browser, type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { BASE_URL } from './environment.js';
import type { Device } from './devices.js';
import { Problems, type Refusal, reportViolations } from './problems.js';
import { Server } from './server.js';

export type Lang = 'ja' | 'en';

export interface Visitor {
  /** Already signed in; absent: a guest. */
  readonly as?: string | undefined;
  readonly lang?: Lang | undefined;
}

export interface Options {
  /** What the test provokes. */
  refusals: readonly Refusal[];
}

export interface Fixtures {
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
    await prepare(context);
    problems.follow(context);
    await use(context);
  },

  server: async ({ request }, use) => use(new Server(request)),

  visit: async ({ page, server }, use) =>
    use(async (path, { as, lang } = {}) => {
      const kept = { token: as === undefined ? null : await server.signIn(as), lang: lang ?? null };
      await openWith(page, path, 'laundry.customer', kept);
      return page;
    }),

  operate: async ({ page, server }, use) =>
    use(async (path, as) => {
      await openWith(page, path, 'laundry.console', { token: await server.signIn(as) });
      return page;
    }),

  borrow: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (device) => {
      const context = await newContext(browser, device);
      contexts.push(context);
      problems.follow(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

/** A document of the origin without a script. Intercepting an address for it would switch the browser's cache off. */
export const EMPTY_PAGE = '/robots.txt';

export async function newContext(browser: Browser, device: Device, baseURL = BASE_URL): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...device,
    baseURL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await prepare(context);
  return context;
}

async function prepare(context: BrowserContext): Promise<void> {
  await reportViolations(context);
}

/**
 * Opens a page with values in its local storage (null: without), put there just once: what the page does to them later
 * stays done. A fresh tab has no storage to write to, so its first page is an empty one of the origin.
 */
async function openWith(page: Page, path: string, web: string, kept: Readonly<Record<string, string | null>>) {
  // A visit begins anew: the same address again would be a reload, which a confirmation outlives.
  if (!page.url().endsWith(EMPTY_PAGE)) await page.goto(EMPTY_PAGE);
  await page.evaluate(
    ([prefix, values]) => {
      for (const [name, value] of Object.entries(values)) {
        if (value === null) localStorage.removeItem(`${prefix}.${name}`);
        else localStorage.setItem(`${prefix}.${name}`, value);
      }
    },
    [web, kept] as const,
  );
  await page.goto(path);
}
