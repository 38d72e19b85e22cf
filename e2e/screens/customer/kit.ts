import { type Page, expect } from '@playwright/test';
import type { Customer, Server } from '../../support/server.js';
import type { Lang, Visitor } from '../../support/test.js';

/** What the preparation of a screen may use. */
export interface Kit {
  readonly page: Page;
  readonly lang: Lang;
  readonly server: Server;
  readonly visit: (path: string, visitor?: Visitor) => Promise<Page>;
}
/** Brings a screen up, in the state that its name tells. */
export type Screens = Readonly<Record<string, (kit: Kit) => Promise<void>>>;

/** The words on a button that leads to a state. */
export type Words = Readonly<Record<Lang, string | RegExp>>;

export const TO_CONFIRM: Words = {
  ja: /^(確認へ進む|(入力|変更)内容を確認する)$/,
  en: /^(Review request|Review schedule|Review change|Check my details|Check my message)$/,
};
const TO_ACCOUNT: Words = { ja: '会員登録へ進む', en: 'Next: Create an account' };
const AGREE: Words = { ja: '利用規約に同意する', en: 'I agree to the terms of use' };

export const press = ({ page, lang }: Kit, words: Words) => page.getByRole('button', { name: words[lang] }).click();
export const fill = ({ page }: Kit, name: string, value: string) => page.locator(`[name="${name}"]`).fill(value);
export const choose = ({ page }: Kit, name: string, value: string) =>
  page.locator(`[name="${name}"][value="${value}"]`).check();
export const agree = ({ page, lang }: Kit) => page.getByRole('checkbox', { name: AGREE[lang] }).check();
/** The first message of the screen, unless another part is named. */
export const shown = (kit: Kit, target = kit.page.getByRole('alert').first()) => expect(target).toBeVisible();

export const open = async (kit: Kit, path: string, as?: string): Promise<void> => {
  await kit.visit(path, { as, lang: kit.lang });
  await expect(kit.page.getByRole('heading', { level: 1 })).toBeVisible();
  // An address that leads nowhere is led to the request page.
  await expect(kit.page).toHaveURL(
    ({ pathname }) => path.startsWith('/register-complete/') || pathname === path.split('?')[0],
  );
};

export const openAsNew = async (kit: Kit, path: string, plan_id = 't8_2'): Promise<Customer> => {
  const customer = await kit.server.newCustomer({ plan_id });
  await open(kit, path, customer.email);
  return customer;
};

export const failing = async (kit: Kit, call: string, path: string, as: string): Promise<void> => {
  await kit.page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(kit, path, as);
  await shown(kit);
};

/** A visitor who has chosen when somebody comes, and is asked where. */
export const beginFirstRequest = async (kit: Kit): Promise<void> => {
  await open(kit, '/first-request');
  await fill(kit, 'zip', '1500001');
  await press(kit, TO_ACCOUNT);
  await shown(kit, kit.page.locator('#part-plan'));
};
