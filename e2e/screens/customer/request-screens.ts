import { expect } from '@playwright/test';
import { visitPathOf } from '../../support/outbox.js';
import { newRegular } from '../../support/usual.js';
import { type Screens, type Kit, type Words, TO_CONFIRM, failing, fill, open, openAsNew, press, shown } from './kit.js';

const BOOK: Words = { ja: 'この内容で依頼する', en: 'Send request' };
const CHANGE_DELIVERY: Words = { ja: '配達日時を変える', en: /^Change: Delivery/ };
const USUAL: Words = { ja: 'いつもの', en: 'The usual' };
const SKIP: Words = { ja: /この日を休む$/, en: /Skip this day$/ };
const UNDO_SKIP: Words = { ja: /お休みを取り消す$/, en: /Undo skip$/ };
const MOVE: Words = { ja: /別の日に移す$/, en: /Move to another day$/ };
const MOVE_TO: Words = { ja: /日\(.\)に移す$/, en: /^Move to \w{3}, / };
const CANCEL: Words = { ja: 'キャンセルする', en: 'Cancel request' };
const MENU: Words = { ja: 'メニュー', en: 'Menu' };
const MAIN_MENU: Words = { ja: 'メインメニュー', en: 'Main menu' };
const SATURDAY: Words = { ja: /^11月28日\(土\)/, en: /^Sat, 28 Nov/ };

const withRequest = async (kit: Kit, pathOf: (id: number) => string): Promise<void> => {
  const customer = await kit.server.newCustomer();
  const { id } = await kit.server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00', 2);
  await open(kit, pathOf(id), customer.email);
};

const LATER: Words = { ja: '集荷を遅い時間にする', en: 'Have it picked up later' };
const AT_DOOR: Words = { ja: 'バッグを玄関前に置いておく', en: 'I will put the bags at the door' };
const HANDED_OVER: Words = { ja: '置き配をやめて、手渡しにする', en: 'Hand the bags over instead' };
const NEW_TIME: Words = { ja: '集荷の新しい日時を選ぶ', en: 'Choose a new pickup time' };
const REPLACE_LINK: Words = { ja: '新しいリンクに替える', en: 'Replace the link' };
const CANCEL_VISIT: Words = { ja: 'ご依頼をキャンセルする', en: 'Cancel the request' };

/** The page of a new request, by the link of its mail. */
const openVisit = async (kit: Kit, handedOver = {}): Promise<void> => {
  const customer = await kit.server.newCustomer(handedOver);
  await kit.server.book(customer, '2026-12-01 10:00:00', '2026-12-04 10:00:00', 2);
  await open(kit, await visitPathOf(kit.server, customer.email));
};

/** The same, after somebody came for the pickup in vain. */
const openMissed = async (kit: Kit): Promise<void> => {
  const customer = await kit.server.newCustomer();
  const { id } = await kit.server.book(customer, '2026-12-01 10:00:00', '2026-12-04 10:00:00', 2);
  await kit.server.tellAbsence(id);
  await open(kit, await visitPathOf(kit.server, customer.email));
};

export const REQUEST_SCREENS: Screens = {
  visit: (kit) => openVisit(kit),
  'visit, a later time': async (kit) => {
    await openVisit(kit);
    await press(kit, LATER);
  },
  'visit, bags at the door': async (kit) => {
    await openVisit(kit, { plan_id: 't8_1', pickup_delivery_type: 1 });
    await press(kit, AT_DOOR);
    await shown(kit, kit.page.getByRole('button', { name: HANDED_OVER[kit.lang] }));
  },
  'visit, missed': (kit) => openMissed(kit),
  'visit, a new time': async (kit) => {
    await openMissed(kit);
    await press(kit, NEW_TIME);
  },
  'visit link': (kit) => withRequest(kit, (id) => `/visit-link/${id}`),
  'visit link, to be replaced': async (kit) => {
    await withRequest(kit, (id) => `/visit-link/${id}`);
    await press(kit, REPLACE_LINK);
  },
  'visit, to be cancelled': async (kit) => {
    await openVisit(kit);
    await press(kit, CANCEL_VISIT);
  },
  request: (kit) => open(kit, '/wash-request', 'monthly@example.com'),
  'request, the usual': async (kit) => {
    await open(kit, '/wash-request', (await newRegular(kit.server)).email);
    await shown(kit, kit.page.getByRole('heading', { name: USUAL[kit.lang] }));
  },
  'request, the same again': async (kit) => {
    await withRequest(kit, (id) => `/wash-request?again=${id}`);
    await shown(kit, kit.page.getByRole('status').first());
  },
  'request, the menu open': async (kit) => {
    await open(kit, '/wash-request', 'monthly@example.com');
    await press(kit, MENU);
    await shown(kit, kit.page.getByRole('navigation', { name: MAIN_MENU[kit.lang] }));
  },
  'request, a closed day looked at': async (kit) => {
    await open(kit, '/wash-request', 'monthly@example.com');
    // Closed days are marked as disabled, and are looked at all the same.
    await kit.page.getByRole('gridcell', { name: SATURDAY[kit.lang] }).click({ force: true });
    await press(kit, CHANGE_DELIVERY);
  },
  'request, left before it was refused': async (kit) => {
    let letGo = (): void => undefined;
    const wait = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await openAsNew(kit, '/wash-request');
    await kit.page.route('**/users/me/washRequests', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await wait;
      return route.fulfill({ status: 500, json: {} });
    });
    await press(kit, TO_CONFIRM);
    await press(kit, BOOK);
    await kit.page.locator('footer a[href="/contact"]').click();
    await expect(kit.page.locator('[name="contact"]')).toBeVisible();
    letGo();
    await shown(kit);
  },
  'request, remarks too long': async (kit) => {
    await open(kit, '/wash-request', 'monthly@example.com');
    await fill(kit, 'bikou', 'あ'.repeat(501));
    await press(kit, TO_CONFIRM);
    await shown(kit);
  },
  // A confirmation outlives a reload: each language has a customer of its own.
  'request, to be confirmed': async (kit) => {
    await openAsNew(kit, '/wash-request');
    await press(kit, TO_CONFIRM);
    await shown(kit, kit.page.getByRole('button', { name: BOOK[kit.lang] }));
  },
  'request, done': async (kit) => {
    await openAsNew(kit, '/wash-request');
    await press(kit, TO_CONFIRM);
    await press(kit, BOOK);
    await shown(kit, kit.page.getByRole('status').filter({ hasText: /ご依頼を受け付けました|received/ }));
  },
  'request, no bags left': async (kit) => {
    const customer = await kit.server.newCustomer({ plan_id: 't4_2' });
    await kit.server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00', 4);
    await open(kit, '/wash-request', customer.email);
  },
  'request on a same-time plan': async (kit) => void (await openAsNew(kit, '/wash-request', 't8_2_1')),
  'weekly requests': (kit) => open(kit, '/wash-request?tab=weekly', 'monthly@example.com'),
  'weekly requests, one skipped and one to be moved': async (kit) => {
    const customer = await kit.server.newCustomer();
    await kit.server.schedule(customer);
    await open(kit, '/wash-request?tab=weekly', customer.email);
    await kit.page.getByRole('button', { name: SKIP[kit.lang] }).first().click();
    await shown(kit, kit.page.getByRole('button', { name: UNDO_SKIP[kit.lang] }).first());
    await kit.page.getByRole('button', { name: MOVE[kit.lang] }).nth(1).click();
    await shown(kit, kit.page.getByRole('button', { name: MOVE_TO[kit.lang] }).first());
  },
  'weekly requests, nothing chosen': async (kit) => {
    await open(kit, '/wash-request?tab=weekly', 'monthly@example.com');
    await press(kit, TO_CONFIRM);
    await shown(kit);
  },
  'weekly requests, to be confirmed': async (kit) => {
    await open(kit, '/wash-request?tab=weekly', 'monthly@example.com');
    await kit.page.locator('[name="1.pickup_weeks"][value="1"]').check();
    await press(kit, TO_CONFIRM);
    await shown(kit, kit.page.getByRole('heading', { name: /最初の8週間|first eight weeks/ }));
  },
  'request while stopped': (kit) => open(kit, '/wash-request', 'stopped@example.com'),
  'request while under review': (kit) => open(kit, '/wash-request-currents', 'review@example.com'),
  'request, not loaded': (kit) => failing(kit, 'users/me/pickupDates*', '/wash-request', 'monthly@example.com'),
  'current requests': (kit) => open(kit, '/wash-request-currents', 'company@example.com'),
  'current requests, none': async (kit) => void (await openAsNew(kit, '/wash-request-currents')),
  'current requests, not loaded': (kit) =>
    failing(kit, 'users/me/washRequests*', '/wash-request-currents', 'monthly@example.com'),
  'change of a request': (kit) => withRequest(kit, (id) => `/wash-request-change/${id}`),
  'change of a request, to be confirmed': async (kit) => {
    await withRequest(kit, (id) => `/wash-request-change/${id}`);
    await fill(kit, 'delivery_box_pw', '4711');
    await press(kit, TO_CONFIRM);
  },
  'change of a request that is gone': (kit) => open(kit, '/wash-request-change/999999', 'monthly@example.com'),
  'cancelling a request': (kit) => withRequest(kit, (id) => `/wash-request-cancel/${id}`),
  'cancelling a request, done': async (kit) => {
    await withRequest(kit, (id) => `/wash-request-cancel/${id}`);
    await press(kit, CANCEL);
    await shown(kit, kit.page.getByRole('heading', { level: 2, name: /キャンセルしました|cancelled/ }));
  },
};
