import { vi } from 'vitest';

/** By which the made-up service is known, and the browser's subscriptions are for. */
export const PUSH_KEY = 'BAAB';

interface PushBrowser {
  permission: NotificationPermission;
  /** What the visitor answers when they are asked. */
  answer: NotificationPermission;
  /** Its push service is not reached. */
  isCutOff: boolean;
  subscription: object | null;
  asked: number;
}

/** A browser with Web Push, in place of jsdom that has none. */
export function openPushBrowser(overrides: Partial<PushBrowser> = {}): PushBrowser {
  const browser: PushBrowser = {
    permission: 'default',
    answer: 'granted',
    isCutOff: false,
    subscription: null,
    asked: 0,
    ...overrides,
  };
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    options: { applicationServerKey: Uint8Array.from([4, 0, 1]).buffer },
    toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      browser.subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => browser.subscription,
    subscribe: async () => {
      if (browser.isCutOff) throw new DOMException('push service error', 'AbortError');
      browser.subscription = subscription;
      return subscription;
    },
  };
  const serviceWorker = { getRegistration: async () => ({ pushManager }), ready: new Promise(() => undefined) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      return (browser.permission = browser.answer);
    },
  });
  return browser;
}

/** jsdom as it was. */
export function closePushBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
}
