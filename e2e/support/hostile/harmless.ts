import { type Page, expect } from '@playwright/test';

/** What no screen has of its own: handlers in attributes, frames, links and forms that run something. */
const HARMFUL = [
  ...['iframe', 'object', 'embed', 'base', 'math'],
  ...['a[href^="javascript:" i]', 'a[href^="data:" i]', 'form[action^="javascript:" i]', '[formaction]', '[srcdoc]'],
  ...['[onload]', '[onerror]', '[onclick]', '[onfocus]', '[onmouseover]', '[ontoggle]'],
].join(', ');

/** Nothing of a text has become an element of the page. */
export async function expectHarmless(page: Page): Promise<void> {
  const found = await page.locator(HARMFUL).evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));
  expect(found, `elements of ${page.url()} that a text made`).toEqual([]);
}
