import type { Page, Worker } from '@playwright/test';
import { expectAccessible, expectNoSideways, expectReadableByNight } from '../support/accessibility.js';
import { BASE_URL } from '../support/environment.js';
import { expect, test } from '../support/test.js';

test.use({ serviceWorkers: 'allow' });

/**
 * A push service that this browser is at, for no test reaches the real ones, with keys that the server takes; and a visitor who
 * allows it: the browser without a screen says that notifications are denied, whatever it was granted.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const base64Url = (bytes: ArrayBuffer): string =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=/g, '');
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    let here: object | null = null;
    PushManager.prototype.getSubscription = async () => here as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const given = options?.applicationServerKey;
      const text = (typeof given === 'string' ? given : '').replace(/-/g, '+').replace(/_/g, '/');
      const key = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = base64Url(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = base64Url(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      here = {
        endpoint,
        options: { applicationServerKey: key.buffer },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => ((here = null), true),
      };
      return here as PushSubscription;
    };
  });
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly data: Readonly<Record<string, string>>;
}
/** The worker's own device: what it was asked to show, and to open. */
interface Device {
  shown: Shown[];
  opened: string[];
  readonly registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
  readonly clients: { openWindow: (url: string) => Promise<null> };
  readonly ExtendableEvent: typeof Event;
  readonly dispatchEvent: (event: Event) => boolean;
}

/** A screen for the worker: without one the browser shows nothing, and lets nobody press it. */
const withScreen = (worker: Worker) =>
  worker.evaluate(() => {
    const device = self as unknown as Device;
    device.shown = [];
    device.opened = [];
    device.registration.showNotification = async (title, { body, data }) => {
      device.shown.push({ title, body, data });
    };
    device.clients.openWindow = async (url) => {
      device.opened.push(url);
      return null;
    };
  });
const shownBy = (worker: Worker) => worker.evaluate(() => (self as unknown as Device).shown);
/** A press on what is shown, or on one of its actions; answers what the worker opened. */
async function pressed(worker: Worker, action: string): Promise<string | undefined> {
  const before = await worker.evaluate(() => (self as unknown as Device).opened.length);
  await worker.evaluate((name) => {
    const device = self as unknown as Device;
    const notification = { close: () => undefined, data: device.shown[0]?.data };
    device.dispatchEvent(
      Object.assign(new device.ExtendableEvent('notificationclick'), { notification, action: name }),
    );
  }, action);
  const opened = () => worker.evaluate(() => (self as unknown as Device).opened);
  await expect.poll(async () => (await opened()).length).toBeGreaterThan(before);
  return (await opened()).at(-1);
}

test('a customer switches notifications on on a device, is shown what is told, and nothing more once they have signed out', async ({
  context,
  server,
  visit,
}) => {
  await context.grantPermissions(['notifications'], { origin: BASE_URL });
  const customer = await server.newCustomer();
  const page = await visit('/profile', { as: customer.email });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    polling: 100,
  });
  await withPushService(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: '通知を設定する' }).click();
  await expect(page.getByRole('button', { name: 'この端末に通知を受け取る' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'この端末に通知を受け取る' }).press('Enter');
  await expect(page.getByText('この端末への通知をオンにしました')).toBeVisible();
  await expectAccessible(page);
  await expectReadableByNight(page);
  await expectNoSideways(page);

  const { id } = await server.book(customer, '2026-12-08 10:00:00', '2026-12-11 10:00:00');
  await server.runJob('deliver-notifications');
  const told = await context.newPage();
  await told.goto('/sandbox/push');
  const title = `集配のご依頼を受け付けました（受付番号 ${id}）`;
  const payload = await told.locator('[data-payload]', { hasText: title }).getAttribute('data-payload');
  await told.close();

  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('there is no worker');
  await withScreen(worker);
  const browser = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registration;
  await browser.send('ServiceWorker.deliverPushMessage', { origin: BASE_URL, registrationId, data: payload ?? '' });
  await expect
    .poll(() => shownBy(worker))
    .toEqual([{ title, body: expect.stringContaining('集荷 12月8日(火) 10:00'), data: expect.anything() }]);
  const place = await pressed(worker, '');
  expect(place).toMatch(/\/visit\/[^#]+$/);
  const opened = await context.newPage();
  await opened.goto(place ?? '');
  await expect(opened.getByText('12月8日(火)').first()).toBeVisible();
  await opened.close();
  expect(await pressed(worker, '1')).toMatch(/#cancel$/);

  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL('/login');
  const next = await server.book(customer, '2026-12-08 14:00:00', '2026-12-11 14:00:00');
  await server.runJob('deliver-notifications');
  await page.goto('/sandbox/push');
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(`受付番号 ${next.id}`)).toHaveCount(0);
});
