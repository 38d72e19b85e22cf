import { ALARM, HOSTILE_TEXTS } from '../support/hostile/corpus.js';
import { hostileTest as test } from '../support/hostile/hostile-test.js';
import { settled } from '../support/settled.js';
import { expect } from '../support/test.js';

test('what was typed is read as it stands', async ({ operate }) => {
  const page = await operate('/admin/customers/15?tab=mails', 'admin@example.com');
  await settled(page);
  const texts = await page.locator('main').innerText();
  expect(HOSTILE_TEXTS.filter((text) => texts.includes(text)).length).toBeGreaterThan(5);
});

test('the texts do run where they are taken for a page', async ({ browser }) => {
  const context = await browser.newContext();
  const ran: string[] = [];
  await context.exposeBinding(ALARM, ({ frame }) => ran.push(frame.url()));
  const page = await context.newPage();
  for (const text of HOSTILE_TEXTS) await page.setContent(`<!doctype html><title>x</title>${text}`);
  await expect.poll(() => ran.length).toBeGreaterThanOrEqual(8);
  await context.close();
});
