import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { NARROW } from './devices.js';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 A and AA that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  // A choice that the fixed header happens to cover half is small only until it is scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  // The pages hold no frames: without them axe needs no second page for its results. What passed needs no address.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** The same colours that are chosen for the day have their counterparts by night: text stands out from what is behind it. */
export async function expectReadableByNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    // The page is drawn once in its new colours.
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    // What is folded away would never come to the end of its change by itself.
    document.getAnimations().forEach((animation) => animation.finish());
  });
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode(true).analyze();
  const found = violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => [target, failureSummary]));
  expect.soft(found, `contrast of ${page.url()} by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Nothing sticks out to the side, on the page's own width and on the narrowest phone. */
export async function expectNoSideways(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const each of [size, NARROW]) {
    if (each !== null) await page.setViewportSize(each);
    const width = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect.soft(width.content, `width of ${page.url()} at ${each?.width}`).toBeLessThanOrEqual(width.window);
  }
  if (size !== null) await page.setViewportSize(size);
}
