import { type Page, expect } from '@playwright/test';
import { settled } from './settled.js';
import type { Lang } from './test.js';

/** What makes a state of a screen, in whichever words; only Japanese asks how a name is read. */
const PARTS =
  'dialog[open], [role="dialog"], [role="alert"], [role="status"], h1, h2, h3, button, input:not([name*="kana"]), select, textarea';

/** Chooses another language for the screen as it stands; a dialog that is open may stand in the way of a pointer. */
export async function chooseLanguage(page: Page, lang: Lang): Promise<void> {
  const partsOf = () =>
    page.locator(PARTS).evaluateAll((parts) => parts.map(({ tagName, role }) => `${tagName} ${role}`));
  const before = await partsOf();
  await page
    .locator(`header button[lang="${lang}"]`)
    .first()
    .evaluate((choice: HTMLElement) => choice.click());
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await settled(page);
  await expect.poll(partsOf, `the parts of ${page.url()} in another language`).toEqual(before);
}
