import { PHONE } from '../support/devices.js';
import { deliveredTo } from '../support/outbox.js';
import { newEmail } from '../support/server.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect, type Fixtures } from '../support/test.js';

const PASSWORD = 'laundry2026';

test.use({ refusals: [401, 503] });

/** Somebody who has joined a company, invited by its owner. */
async function joined({ server, visit, borrow }: Pick<Fixtures, 'server' | 'visit' | 'borrow'>) {
  const company = await server.newCustomer();
  const email = newEmail();
  const owner = await visit('/profile/people', { as: company.email });
  await owner.getByLabel('メールアドレス').fill(email);
  await owner.getByRole('button', { name: '招待メールを送る' }).click();
  await expect(owner.getByText('招待中')).toBeVisible();
  const [path = ''] = (await deliveredTo(server, email)).flatMap(({ body }) => /\/join\/[\w-]+/.exec(body) ?? []);

  const clerk = await borrow(PHONE);
  await clerk.goto(path);
  await clerk.getByLabel('姓').fill('鈴木');
  await clerk.getByLabel(/^名必須/).fill('次郎');
  await clerk.getByLabel(/^新しいパスワード必須/).fill(PASSWORD);
  await clerk.getByLabel('新しいパスワード（確認）').fill(PASSWORD);
  await clerk.getByRole('button', { name: '登録してログインする' }).click();
  await expect(clerk.getByText('利用者の登録が完了しました')).toBeVisible();
  return { company, clerk };
}

test('a company invites somebody, who books with a cost centre until they are removed', async ({
  server,
  visit,
  borrow,
}) => {
  const { company, clerk } = await joined({ server, visit, borrow });
  await clerk.getByRole('link', { name: '集配を依頼する' }).click();
  await clerk.getByRole('gridcell', { name: /12月11日/ }).click();
  await clerk.getByRole('button', { name: '部門' }).click();
  await clerk.getByLabel('部門').fill('営業部');
  await clerk.getByRole('button', { name: '確認へ進む', exact: true }).click();
  await expect(clerk.getByText('営業部')).toBeVisible();
  await clerk.getByRole('button', { name: 'この内容で依頼する' }).click();
  await expect(clerk.getByText('ご依頼を受け付けました')).toBeVisible();

  await clerk.getByText('続けて依頼する').click();
  await clerk.getByRole('gridcell', { name: /12月10日/ }).click();
  await clerk.getByLabel('備考').fill('裏口にお願いします');
  await clerk.getByRole('button', { name: '確認へ進む', exact: true }).click();
  const send = clerk.getByRole('button', { name: 'この内容で依頼する' });
  await expect(send).toBeVisible();

  const list = await visit('/wash-request-currents', { as: company.email });
  await expect(list.getByText('営業部')).toBeVisible();
  const people = await visit('/profile/people', { as: company.email });
  await people.getByRole('button', { name: '鈴木 次郎を解除する' }).click();
  await people.getByRole('button', { name: '解除する' }).click();
  await expect(people.getByText('解除しました')).toBeVisible();
  await send.click();
  await expect(clerk.getByText('会社のご契約者にお尋ねください')).toBeVisible();
  const why = clerk.getByText('この会社の利用者としての登録が解除されているため');
  await expect(why).toBeVisible();
  await clerk.getByRole('button', { name: '戻る' }).click();
  await expect(clerk.getByLabel('備考')).toHaveValue('裏口にお願いします');
  await clerk.goto('/wash-request-currents');
  await expect(clerk.getByText('利用者の登録が解除されました')).toBeVisible();
  await expect(clerk.getByText('営業部')).toBeHidden();
  await clerk.getByRole('button', { name: 'ログイン画面へ' }).click();
  await expect(clerk).toHaveURL(/\/login/);
  await expect(why).toBeVisible();
});

test('what decides which screens one of them may use leaves the menu when it is late, and comes', async ({
  server,
  visit,
  borrow,
}) => {
  const { clerk } = await joined({ server, visit, borrow });
  await clerk.route(/\/assets\/ForClerk-.*\.js$/, (route) => route.fulfill({ status: 503 }));
  await clerk.goto('/wash-request');
  const layout = clerk.locator('div', { has: clerk.getByRole('banner') });
  await expect(layout.getByRole('main').getByRole('alert')).toContainText('つながり次第');
  await clerk.unrouteAll();
  await expect(clerk.getByRole('gridcell', { name: /12月11日/ })).toBeVisible();
});
