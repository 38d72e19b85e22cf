import { DESK_SCREENS } from '../screens/console-screens.js';
import { ALARM, HOSTILE_TEXTS } from '../support/hostile/corpus.js';
import { expectHarmless } from '../support/hostile/harmless.js';
import { hostileTest as test } from '../support/hostile/hostile-test.js';
import { settled } from '../support/settled.js';
import { expect } from '../support/test.js';

test.use({ refusals: [401, 404, 422, 500] });

test.describe('on a desk nothing that was typed runs', () => {
  for (const [name, bringUp] of Object.entries(DESK_SCREENS)) {
    test(name, async ({ page, server, operate }) => {
      await bringUp({ page, server, operate });
      await settled(page);
      await expectHarmless(page);
    });
  }

  test('what was typed is read as it stands', async ({ operate }) => {
    const page = await operate('/admin/users', 'admin@example.com');
    await settled(page);
    const texts = await page.locator('main').innerText();
    expect(HOSTILE_TEXTS.filter((text) => texts.includes(text)).length).toBeGreaterThan(5);
  });
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
