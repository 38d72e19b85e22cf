import { expect } from '@playwright/test';
import {
  type Screen,
  DRIVER,
  NOWHERE,
  press,
  dialogShown,
  textShown,
  open,
  dialogOf,
  newRequest,
  failing,
} from './console-kit.js';
import { newEmail } from '../support/server.js';
import { REQUEST_SCREENS } from './request-screens.js';

export const DESK_SCREENS: Readonly<Record<string, Screen>> = {
  login: async ({ page }) => void (await page.goto('/admin')),
  'login, refused': async (kit) => {
    await kit.page.goto('/staff');
    await kit.page.getByLabel('メールアドレス').fill('nobody@example.com');
    await kit.page.getByLabel('パスワード', { exact: true }).fill('wrong1234');
    await press(kit, 'ログイン');
    await textShown(kit, /ログインIDまたはパスワードが違います/);
  },
  top: (kit) => open(kit, '/admin'),
  'top, of who washes': (kit) => open(kit, '/staff', 'wash@example.com'),
  'top, of a driver at a desk': (kit) => open(kit, '/staff', DRIVER),
  'own account': (kit) => open(kit, '/admin/account'),
  'own account, a passkey to be added': async (kit) => {
    const passkey = { id: 1, name: '事務所のノートパソコン', created_at: '2026-11-20 09:00:00', last_used_at: null };
    await kit.page.route('**/api/v1/users/me/secondFactor', async (route) => {
      const answer = await route.fetch();
      const { hostname } = new URL(route.request().url());
      // As if the service had the page's host for a domain.
      const json = { ...((await answer.json()) as object), passkey_domain: hostname, passkeys: [passkey] };
      await route.fulfill({ response: answer, json });
    });
    await dialogOf('/admin/account', 'パスキーを追加')(kit);
  },
  'failed mails and jobs': (kit) => open(kit, '/admin/failures'),
  jobs: (kit) => open(kit, '/admin/jobs'),
  figures: async (kit) => {
    await open(kit, '/admin/insights');
    await textShown(kit, /前の期間/);
  },
  'bag labels': async (kit) => {
    await open(kit, `/admin/bag-labels?id=${await newRequest(kit)}`);
    await textShown(kit, '1件・ラベル2枚');
  },
  'route sheets': (kit) => open(kit, '/staff/route-sheets', 'leader@example.com'),
  'page that does not exist': (kit) => open(kit, NOWHERE),
  ...REQUEST_SCREENS,
  'search field, found': async (kit) => {
    await open(kit, NOWHERE);
    const field = kit.page.getByRole('combobox', { name: 'お客様・集配を検索' });
    await expect(field).toBeVisible();
    await kit.page.keyboard.press('/');
    await expect(field).toBeFocused();
    await field.pressSequentially('小林');
    await expect(kit.page.getByRole('option').first()).toBeVisible();
  },
  'palette, opened': async (kit) => {
    await open(kit, NOWHERE);
    await kit.page.keyboard.press('Control+k');
    await expect(kit.page.getByRole('option').first()).toBeVisible();
  },
  'keys, their help': async (kit) => {
    await open(kit, NOWHERE);
    await kit.page.keyboard.press('?');
    await dialogShown(kit);
  },
  'customer, a company with people': async (kit) => {
    const company = await kit.server.newCustomer();
    const email = newEmail();
    await kit.server.invite(company, email);
    await open(kit, `/admin/customers/${company.id}`);
    await textShown(kit, email);
  },
  customer: (kit) => open(kit, '/admin/customers/15'),
  'customer, the balance': (kit) => open(kit, '/admin/customers/15?tab=ledger'),
  'customer, the payments': (kit) => open(kit, '/admin/customers/15?tab=payments'),
  'customer, the mails': (kit) => open(kit, '/admin/customers/15?tab=mails'),
  'customer, the history': (kit) => open(kit, '/admin/customers/15?tab=history'),
  'customer, the memo': async (kit) => {
    await open(kit, '/admin/customers/15');
    await press(kit, /の管理メモを編集/);
    await expect(kit.page.getByRole('dialog', { name: '管理メモの編集' })).toBeVisible();
  },
  'call, a number to be typed': (kit) => open(kit, '/admin/call'),
  'call, nobody found': async (kit) => {
    await open(kit, '/admin/call?number=09000000000');
    await textShown(kit, /見つかりませんでした/);
  },
  'call, several found': async (kit) => {
    const phone_number = '09055550001';
    for (const name1 of ['家族', '同居']) await kit.server.newCustomer({ name1, phone_number });
    await open(kit, `/admin/call?number=${phone_number}`);
    await textShown(kit, /人います/);
  },
  'user list': (kit) => open(kit, '/admin/users'),
  'user list, a status edited': async (kit) => {
    await open(kit, '/admin/users?filter={"status":"3"}');
    await press(kit, /の利用状況「審査中」を変更/);
  },
  'user list, not loaded': (kit) => failing(kit, 'admin/users?*', '/admin/users'),
  'deletion of a customer': async (kit) => {
    const { id } = await kit.server.newCustomer();
    await open(kit, `/admin/users-delete/${id}`);
    await textShown(kit, '下記のユーザーを本当に削除しますか。');
  },
  'another plan for a customer': async (kit) => {
    const { id } = await kit.server.newCustomer();
    await open(kit, `/admin/plan/edit/${id}`);
    await kit.page.getByLabel('プラン').selectOption('');
    await press(kit, '確認へ進む');
    await textShown(kit, '入力エラーがあります');
  },
  'another plan, to be confirmed': async (kit) => {
    const { id } = await kit.server.newCustomer();
    await open(kit, `/admin/plan/edit/${id}`);
    await kit.page.getByLabel('プラン').selectOption({ label: '月12バッグ' });
    await press(kit, '確認へ進む');
    await textShown(kit, /から新しいプランになります/);
  },
  'companies to review': async (kit) => {
    await kit.server.register();
    await open(kit, '/admin/company-reviews');
    await press(kit, /を否認する$/);
    await dialogShown(kit);
  },
  'one-time customers': (kit) => open(kit, '/admin/onetime-users'),
  'progress management': (kit) => open(kit, '/admin/progress-management'),
  'manual payments, a status edited': async (kit) => {
    await kit.server.buyWashes(await kit.server.newCustomer());
    await open(kit, '/admin/manual-payments');
    await press(kit, /の対応状況「未対応」を更新/);
  },
  'manual payments, a note': async (kit) => {
    await kit.server.buyWashes(await kit.server.newCustomer());
    await dialogOf('/admin/manual-payments', /の備考を編集/)(kit);
  },
  'messages of payment providers': (kit) => open(kit, '/admin/payment-messages'),
  'calls to payment providers': (kit) => open(kit, '/admin/payment-attempts'),
  'payments compared with the providers’ books': (kit) => open(kit, '/admin/payment-differences'),
  'a payment and what its provider said': (kit) => open(kit, '/admin/payments/1'),
  'messages about laundry': (kit) => open(kit, '/admin/claims'),
  'a message about laundry': (kit) => open(kit, '/admin/claims/2'),
  'partner venues': (kit) => open(kit, '/admin/venues'),
  'partner venues, a new one': async (kit) => {
    await dialogOf('/admin/venues', '提携先を追加')(kit);
    await press(kit, '追加する');
    await textShown(kit, /▲/);
  },
  'maintenance, a period refused': async (kit) => {
    await open(kit, '/admin/maintenance-setting');
    await press(kit, '確認へ進む');
    await textShown(kit, /▲/);
  },
  'maintenance, to be confirmed': async (kit) => {
    await open(kit, '/admin/maintenance-setting');
    await kit.page.getByLabel('種別').selectOption({ label: '定期メンテナンス' });
    await press(kit, '確認へ進む');
    await textShown(kit, 'すぐに開始');
  },
  'one-time prices': (kit) => open(kit, '/admin/onetime-payments'),
  'one-time prices, one edited': async (kit) => {
    await dialogOf('/admin/onetime-payments', /月曜日 13:00の料金/)(kit);
    await kit.page.getByLabel('料金（円）').fill('0');
    await press(kit, '更新する');
    await textShown(kit, /▲/);
  },
  'one-time prices, a sheet of another shape': async (kit) => {
    await dialogOf('/admin/onetime-payments', '翌日の配達に貼り付け')(kit);
    await kit.page.getByLabel('貼り付けた料金').fill('2900\t2900');
    await textShown(kit, /▲/);
  },
  'one-time prices, a sheet to be confirmed': async (kit) => {
    await dialogOf('/admin/onetime-payments', '翌日の配達に貼り付け')(kit);
    const hours = ['13:00\t3100\t3100\t3100\t3100\t3100\t3400', '14:00\t¥2,900\t2900円\t\t2900\t2900\t3200'];
    await kit.page.getByLabel('貼り付けた料金').fill(hours.join('\n'));
    await textShown(kit, /うち1件は提供不可になります/);
  },
  'service areas': (kit) => open(kit, '/admin/area-infos'),
  'service areas, one edited': async (kit) => {
    await open(kit, '/admin/area-infos');
    await press(kit, /を編集$/);
  },
  'service areas, one to be deleted': dialogOf('/admin/area-infos', /を削除$/),
  'service areas, the trail of one': async (kit) => {
    await open(kit, '/admin/area-infos');
    await press(kit, /の変更履歴を表示$/);
    await dialogShown(kit);
    await textShown(kit, /^(変更の記録はありません|提供エリア変更)$/);
  },
  'a request, its assignment to be taken back': async (kit) => {
    const id = await newRequest(kit);
    await kit.server.assign(id, DRIVER);
    await open(kit, `/admin/wash-requests-change/${id}`);
    await press(kit, /の担当割当を元に戻す$/);
    await dialogShown(kit);
  },
  calendar: (kit) => open(kit, '/admin/business-holiday-setting'),
  'calendar, a day to be set': async (kit) => {
    await open(kit, '/admin/business-holiday-setting');
    await kit.page.getByLabel(/11月30日.*を設定/).click();
    await dialogShown(kit);
    await press(kit, '設定する');
    await textShown(kit, /▲ 未選択です/);
  },
  'calendar, national holidays': async (kit) => {
    await open(kit, '/admin/business-holiday-setting');
    await press(kit, '祝日をまとめて設定');
    await press(kit, '2027年');
    await textShown(kit, /5月3日\(月\) 憲法記念日/);
  },
  'calendar, requests to be moved': async (kit) => {
    await newRequest(kit);
    await open(kit, '/admin/business-holiday-setting?month=2026-12');
    await kit.page.getByLabel(/12月1日.*を設定/).click();
    await press(kit, '移動する');
    await kit.page.getByRole('textbox', { name: '移動先の日' }).fill('2026/12/02');
    await textShown(kit, /→ 12月2日/);
  },
  'operation history': (kit) => open(kit, '/admin/operation-histories'),
  'operation history, a note': dialogOf('/admin/operation-histories', /の備考を編集/),
  'staff members': (kit) => open(kit, '/admin/members'),
  'staff members, a new one': dialogOf('/admin/members', 'スタッフを追加'),
  administrators: (kit) => open(kit, '/admin/members/administrators'),
  'administrators, a second factor to be reset': async (kit) => {
    await kit.page.route('**/api/v1/admin/administrators?*', async (route) => {
      const answer = await route.fetch();
      const rows = (await answer.json()) as object[];
      const lost = {
        id: 9_999,
        created_at: '2026-11-01 09:00:00',
        name1: '管理',
        name2: '二郎',
        email: 'lost@example.com',
      };
      await route.fulfill({ response: answer, json: [...rows, { ...lost, has_second_factor: true }] });
    });
    await dialogOf('/admin/members/administrators', /の二段階認証を解除/)(kit);
  },
};
