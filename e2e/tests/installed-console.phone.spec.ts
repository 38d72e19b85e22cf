import { expectAccessible, expectNoSideways } from '../support/accessibility.js';
import { expect, test } from '../support/test.js';

test.use({ refusals: ['offline', 503], serviceWorkers: 'allow' });

for (const path of ['/staff/', '/admin/'])
  test(`the console at ${path} that is reloaded without a line says so and comes by itself`, async ({
    context,
    visit,
  }) => {
    const page = await visit(path);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
      polling: 100,
    });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '接続できません' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveText('集配コンソール');
    await expectAccessible(page);
    await expectNoSideways(page);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
  });

for (const name of ['staff', 'admin'])
  test(`the console of ${name} can be installed`, async ({ context, visit, request }) => {
    const page = await visit(`/${name}/`);
    const browser = await context.newCDPSession(page);
    const { data, errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, start_url } = JSON.parse(data ?? '{}') as {
      icons: { src: string; type: string }[];
      start_url: string;
    };
    expect(start_url).toBe(`/${name}/`);
    for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toBe(type);
  });
