import type { APIRequestContext, Page, Response } from '@playwright/test';
import { requestList } from '../pages/console.js';
import { DESKTOP } from '../support/devices.js';
import { PASSWORD } from '../support/server.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

/** The screens of the console: their address and their title. */
const SCREENS = {
  'wash-requests': '集配一覧',
  'progress-management': '進捗管理',
  users: 'ユーザー一覧',
  'onetime-users': '単発ユーザー一覧',
  'company-reviews': '審査',
  claims: '仕上がりの連絡',
  'manual-payments': '手動決済',
  'payment-messages': '決済の通知',
  'payment-attempts': '決済の照会',
  'payment-differences': '決済の相違',
  'area-infos': '提供エリア',
  'business-holiday-setting': '休業日・受付上限',
  'onetime-payments': '単発料金',
  venues: '提携先',
  members: 'スタッフ管理',
  'maintenance-setting': 'メンテナンス',
  insights: '集計',
  'operation-histories': '操作履歴',
  failures: '送信・処理の失敗',
  jobs: '自動処理',
} as const;
type Screen = keyof typeof SCREENS;

/** Who may open what (handbook/permissions.md), by demo account. */
const EVERY_SCREEN = Object.keys(SCREENS) as Screen[];
const ADMINISTRATORS: readonly Screen[] = [
  'insights',
  'jobs',
  'payment-messages',
  'payment-attempts',
  'payment-differences',
];
const OPEN_TO: Readonly<Record<string, readonly Screen[]>> = {
  admin: EVERY_SCREEN,
  manager: EVERY_SCREEN.filter((screen) => !ADMINISTRATORS.includes(screen)),
  leader: ['wash-requests', 'users', 'onetime-users', 'operation-histories'],
  wash: ['wash-requests', 'operation-histories'],
  delivery: ['wash-requests', 'operation-histories'],
  staff0: ['wash-requests'],
};

const top = (page: Page) => page.getByRole('heading', { level: 1, name: 'スタッフトップ' });
/** As by Back and Forward: the console is not loaded anew. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const links = (page: Page) => page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link');

for (const [account, open] of Object.entries(OPEN_TO)) {
  const face = account === 'admin' ? '/admin' : '/staff';
  const closed = EVERY_SCREEN.filter((screen) => !open.includes(screen));

  test(`${account} is shown the links to what they may open, and they open`, async ({ operate }) => {
    const page = await operate(face, `${account}@example.com`);
    await expect(links(page)).toHaveText(['今日', ...open.map((screen) => SCREENS[screen])]);
    for (const screen of open) {
      await links(page)
        .filter({ hasText: new RegExp(`^${SCREENS[screen]}$`) })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: SCREENS[screen] })).toBeVisible();
    }
  });

  if (closed.length > 0) {
    test(`${account} is led away from what they may not open, and told so`, async ({ operate }) => {
      const page = await operate(`${face}/${closed[0]}`, `${account}@example.com`);
      const refusal = page.getByText('この画面を開く権限がありません');
      await expect(refusal).toBeVisible();
      for (const screen of closed.slice(1)) {
        // Whoever presses beside it has read it.
        await top(page).click();
        await expect(refusal).toBeHidden();
        await goWithin(page, `${face}/${screen}`);
        await expect(top(page)).toBeVisible();
        await expect(refusal).toBeVisible();
      }
    });
  }
}

/** Who finds which button on the request list (handbook/permissions.md#permissions). */
const LIST_BUTTONS: Readonly<Record<string, readonly string[]>> = {
  バッグ購入: ['admin', 'manager', 'leader', 'wash', 'delivery', 'staff0'],
  作業報告: ['admin', 'leader', 'wash'],
  'CSV2（ルート計画）': ['admin', 'manager', 'leader'],
  CSVアップロード: ['admin', 'manager', 'leader'],
};
/** Pages that a row leads to: what may be opened by its address. */
const BY_ADDRESS: Readonly<Record<string, readonly string[]>> = {
  '/customers/9': ['admin', 'manager', 'leader'],
  '/users-delete/9': ['admin', 'manager'],
  '/plan/edit/9': ['admin', 'manager'],
};
/** What an answer of the server is worth, whatever a screen shows. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  '/admin/washRequest?from=2026-11-25 00:00:00&to=2026-11-25 23:59:59': Object.keys(OPEN_TO),
  '/admin/washRequest/downloadCsv1?from=2026-11-25 00:00:00&to=2026-11-25 23:59:59': ['admin', 'manager', 'leader'],
  '/admin/washRequest/progress?from=2026-11-25 00:00:00&to=2026-11-25 23:59:59': ['admin', 'manager'],
  '/admin/operationHistories?month=2026-11': ['admin', 'manager', 'leader', 'wash', 'delivery'],
  '/admin/users': ['admin', 'manager', 'leader'],
  '/admin/users/9/companyPeople': ['admin', 'manager', 'leader'],
  '/admin/users/receipts': ['admin'],
  '/admin/areaInfos': ['admin', 'manager'],
  '/admin/washRequestLimits': ['admin', 'manager'],
  '/admin/members': ['admin', 'manager'],
  '/admin/venues': ['admin', 'manager'],
  '/admin/onetimePayments': ['admin', 'manager'],
  '/admin/failures': ['admin', 'manager'],
  '/admin/jobs': ['admin'],
  '/admin/insights?from=2026-11-01&to=2026-11-30&by=day': ['admin'],
  '/payments/manualpayment?from=2026-11-01 00:00:00&to=2026-11-25 23:59:59': ['admin', 'manager'],
};

/** The answers of the calls to whoever has this token. */
async function answersTo(request: APIRequestContext, token: string): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (path: string) => [path, (await request.get(`/api/v1${path}`, { headers })).status()] as const;
  return Object.fromEntries(await Promise.all(Object.keys(CALLS).map(ask)));
}

const allowed = (table: Readonly<Record<string, readonly string[]>>, account: string): string[] =>
  Object.keys(table).filter((key) => table[key]?.includes(account));

for (const account of Object.keys(OPEN_TO)) {
  const face = account === 'admin' ? 'admin' : 'staff';
  const email = `${account}@example.com`;

  test(`${account} finds on the list the buttons of the table, and no other`, async ({ operate }) => {
    const page = await operate(requestList(face, { from: '2026-11-25', to: '2026-11-25' }), email);
    await expect(page.getByRole('status').filter({ hasText: '該当件数' })).toBeVisible();
    await page.getByRole('button', { name: 'ボタンをもっと見る' }).click();
    for (const name of Object.keys(LIST_BUTTONS)) {
      const count = allowed(LIST_BUTTONS, account).includes(name) ? 1 : 0;
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(count);
    }
    await expect(page.getByRole('checkbox', { name: 'すべての行を選択' })).toHaveCount(account === 'delivery' ? 0 : 1);
  });

  test(`${account} opens by its address what they may, and nothing else`, async ({ operate }) => {
    const page = await operate(`/${face}`, email);
    for (const path of Object.keys(BY_ADDRESS)) {
      await page.goto(`/${face}${path}`);
      const refusal = page.getByText('この画面を開く権限がありません');
      if (allowed(BY_ADDRESS, account).includes(path)) {
        await expect(page.getByText('月野').first()).toBeVisible();
        await expect(refusal).toHaveCount(0);
      } else await expect(refusal).toBeVisible();
    }
  });

  test(`by hand ${account} is answered what the table says`, async ({ request, server }) => {
    const answers = await answersTo(request, await server.signIn(email));
    const open = Object.keys(answers).filter((path) => answers[path] !== 403);
    expect(open).toEqual(allowed(CALLS, account));
    for (const path of open) expect([200, 204], path).toContain(answers[path]);
  });
}

test.describe('a customer', () => {
  test.use({ refusals: [401, 403] });

  test('has no place in the back office: not by its door, not by a call', async ({ page, request, server }) => {
    const answers = await answersTo(request, await server.signIn('monthly@example.com'));
    expect(new Set(Object.values(answers))).toEqual(new Set([403]));
    await page.goto('/staff');
    await page.getByLabel('メールアドレス').fill('monthly@example.com');
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'ログイン' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'メインメニュー' })).toHaveCount(0);
  });
});

test('staff who sign in on the customer web stand in their console, an administrator is a link away', async ({
  borrow,
}) => {
  for (const [email, place] of [
    ['leader@example.com', '/staff'],
    ['admin@example.com', '/admin'],
  ] as const) {
    const page = await borrow(DESKTOP);
    await page.goto('/login');
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'ログイン' }).click();
    if (place === '/admin') await page.getByRole('link', { name: '管理画面へ' }).click();
    await expect(page).toHaveURL(new RegExp(`${place}/?$`));
    await expect(page.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
  }
});

test('staff at the admin’s door is let in at their own', async ({ operate }) => {
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
  const listen = (response: Response): void => {
    // A stream has no end to wait for; the server's canaries read it.
    if (/\/api\/v1\/admin\/(?!live$)/.test(response.url())) answers.push(response.text());
  };
  page.on('response', listen);
  // The operation history names no customer to them at all.
  for (const [path, sign] of [
    [requestList('staff', { from: '2026-12-01', to: '2026-12-01', user_id: customer.id }), customer.name],
    [`/staff/wash-requests-change/${id}`, customer.name],
    [`/staff/operation-histories?filter=${JSON.stringify({ user_id: customer.id })}`, '該当件数：1件'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    for (const secret of secrets) await expect(page.getByRole('main')).not.toContainText(secret);
  }
  page.off('response', listen);
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
