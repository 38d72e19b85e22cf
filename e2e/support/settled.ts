import { type Page, expect } from '@playwright/test';

/** Drawn in full by its scripts: nothing is still to come, nothing is being loaded, nothing moves or fades any more. */
export async function settled(page: Page): Promise<void> {
  // A prerendered page has its headings and words before any script; what is under way on a button is a state of its own.
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
  await expect(page.getByText(/^(読み込んでいます…?|Loading)$/)).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}
