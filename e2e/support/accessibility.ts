import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { NARROW } from './devices.js';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Drawn in full: nothing is being loaded, nothing moves or fades any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByText(/^(読み込んでいます…?|Loading)$/)).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

/** No violation of WCAG 2.2 A and AA that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  // The pages hold no frames: without them axe needs no second page for its results.
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).setLegacyMode(true).analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
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
