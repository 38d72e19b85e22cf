import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, type ViewportSize, expect } from '@playwright/test';
import type axe from 'axe-core';
import { NARROW } from './devices.js';

/** Every page that is looked at reads it: half as long as `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const CONTRAST = 'color-contrast';

/** No violation of WCAG 2.2 A and AA that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  // A choice that the fixed header happens to cover half is small only until it is scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  const found = await violationsOf(page, { runOnly: { type: 'tag', values: STANDARDS } });
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** Of an open dialog, it alone: what is behind it cannot be reached, and is looked at as a screen of its own. */
const SHOWN = 'dialog[open], [role="dialog"][aria-modal="true"]';

/**
 * Rows of a list are drawn alike: those after the tenth would show nothing new, and what a check of contrast costs grows
 * with the square of them.
 */
const FURTHER_ROWS = 'main :is(tbody > tr, ul > li, ol > li):nth-child(n + 11)';

/** The pages hold no frames, and what passed needs no address. */
async function violationsOf(page: Page, options: axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const given: axe.RunOptions = { ...options, resultTypes: ['violations'] };
  const violations = await page.evaluate(
    async ([shown, further, asked]) => {
      const dialog = [...document.querySelectorAll(shown)].at(-1);
      return (await window.axe?.run({ include: dialog ?? document, exclude: further }, asked))?.violations;
    },
    [SHOWN, FURTHER_ROWS, given] as const,
  );
  return violations?.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
}

/** What `look` looks at is seen by night: the same colours that are chosen for the day have their counterparts. */
export async function byNight(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    // The page is drawn once in its new colours.
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    // What is folded away would never come to the end of its change by itself; a change may begin that of what it holds.
    const changing = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    while (changing().length > 0) {
      changing().forEach((animation) => animation.finish());
      await frame();
    }
  });
  await look();
  await page.emulateMedia({ colorScheme: 'light' });
}

export const expectReadableByNight = (page: Page): Promise<void> => byNight(page, () => expectReadable(page));

/** Text stands out from what is behind it, once a theme that a script changes has been drawn. */
async function expectReadable(page: Page): Promise<void> {
  const violations = () => violationsOf(page, { runOnly: { type: 'rule', values: [CONTRAST] } });
  await expect
    .configure({ soft: true })
    .poll(violations, { message: `contrast of ${page.url()}` })
    .toEqual([]);
}

/** Nothing sticks out to the side, on the page's own width, on the narrowest phone and on `others`. */
export async function expectNoSideways(page: Page, others: readonly ViewportSize[] = []): Promise<void> {
  const size = page.viewportSize();
  for (const each of [size, ...others, NARROW]) {
    if (each !== null && each !== size) await page.setViewportSize(each);
    const width = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect.soft(width.content, `width of ${page.url()} at ${each?.width}`).toBeLessThanOrEqual(width.window);
  }
  if (size !== null) await page.setViewportSize(size);
}
