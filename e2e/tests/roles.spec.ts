import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

/** The screens of the console: their address and their title. */
const SCREENS = {
  'wash-requests': '集配一覧',
  users: 'ユーザー一覧',
  'area-infos': '提供エリア',
  'business-holiday-setting': '休業日・受付上限',
  'operation-histories': '操作履歴',
} as const;
type Screen = keyof typeof SCREENS;

/** Who may open what (decisions 6), by demo account. */
const OPEN_TO: Readonly<Record<string, readonly Screen[]>> = {
  admin: ['wash-requests', 'users', 'area-infos', 'business-holiday-setting', 'operation-histories'],
  manager: ['wash-requests', 'users', 'area-infos', 'business-holiday-setting', 'operation-histories'],
  leader: ['wash-requests', 'users', 'operation-histories'],
  wash: ['wash-requests', 'operation-histories'],
  delivery: ['wash-requests', 'operation-histories'],
  staff0: ['wash-requests'],
};

const links = (page: Page) => page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link');

for (const [account, open] of Object.entries(OPEN_TO)) {
  const face = account === 'admin' ? '/admin' : '/staff';
  const closed = (Object.keys(SCREENS) as Screen[]).filter((screen) => !open.includes(screen));

  test(`${account} is shown the links to what he may open, and they open`, async ({ operate }) => {
    const page = await operate(face, `${account}@example.com`);
    await expect(links(page)).toHaveText(open.map((screen) => SCREENS[screen]));
    for (const screen of open) {
      await links(page).filter({ hasText: SCREENS[screen] }).click();
      await expect(page.getByRole('heading', { level: 1, name: SCREENS[screen] })).toBeVisible();
    }
  });

  if (closed.length > 0) {
    test(`${account} is led away from what he may not open, and told so`, async ({ operate }) => {
      for (const screen of closed) {
        const page = await operate(`${face}/${screen}`, `${account}@example.com`);
        await expect(page.getByRole('heading', { level: 1, name: 'スタッフトップ' })).toBeVisible();
        await expect(page.getByText('この画面を開く権限がありません')).toBeVisible();
      }
    });
  }
}

test('staff at the admin’s door is let in at his own', async ({ operate }) => {
  const page = await operate('/admin/wash-requests', 'leader@example.com');
  await expect(page).toHaveURL(/\/staff\/wash-requests/);
  await expect(page.getByRole('heading', { level: 1, name: '集配一覧' })).toBeVisible();
});

test('wash staff is told no address, company or contact, neither by a page nor by an answer', async ({
  operate,
  server,
}) => {
  const street = '桜丘町77-7';
  const customer = await server.newCustomer({ send_addr_detail2: street });
  const { id } = await server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00');
  const secrets = [street, customer.email, '09012345678', '株式会社テスト'];

  const page = await operate('/staff', 'wash@example.com');
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/v1/admin/')) answers.push(response.text());
  });
  // The operation history names no customer to her at all.
  for (const [path, sign] of [
    [`/staff/wash-requests?from=2026-12-01&to=2026-12-01&user_id=${customer.id}`, customer.name],
    [`/staff/wash-requests-change/${id}`, customer.name],
    [`/staff/operation-histories?user_id=${customer.id}`, '該当件数：1件'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    for (const secret of secrets) await expect(page.getByRole('main')).not.toContainText(secret);
  }
  expect(answers.length).toBeGreaterThan(2);
  for (const answer of await Promise.all(answers)) {
    for (const secret of secrets) expect(answer).not.toContain(secret);
  }
});

test.describe('somebody else’s request', () => {
  test.use({ refusals: [404] });

  test('is not there for delivery staff who does not have it', async ({ operate, server }) => {
    const customer = await server.newCustomer();
    const { id } = await server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00');
    const page = await operate(`/staff/wash-requests-change/${id}`, 'delivery@example.com');
    await expect(page.getByText('対象が見つかりません')).toBeVisible();
    await expect(page.getByText(customer.name)).toHaveCount(0);
  });
});
