import type { OwnPush } from '../../lib/calls/api-types';
import { addPushDevice, idOf, subscriptionHere } from '../../lib/push/push-device';
import { endPushDevice } from './notification-calls';

/** Whether this browser shows notifications, and what is in the way. */
export type DeviceState = 'unsupported' | 'to_install' | 'denied' | 'off' | 'on';

/** iPadOS calls itself a Mac, and has fingers. */
const isApplePhone = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** The worker that shows them; there is none where the web is not built. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

export async function lookHere({ public_key, devices }: OwnPush): Promise<DeviceState> {
  const isAble = 'PushManager' in window && 'Notification' in window && (await worker()) !== undefined;
  // Safari has it in what was added to the home screen only.
  if (!isAble) return isApplePhone() ? 'to_install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await subscriptionHere();
  if (subscription === null || Notification.permission !== 'granted' || !isFor(subscription, public_key)) return 'off';
  const id = await idOf(subscription);
  return devices.some((device) => device.id === id) ? 'on' : 'off';
}

/** False: the customer did not allow it. Ask by a press only: browsers refuse whoever asks unasked. */
export async function switchOn({ public_key }: OwnPush): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const before = await subscriptionHere();
  if (before !== null && !isFor(before, public_key)) await before.unsubscribe();
  const manager = (await worker())?.pushManager;
  const subscription = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  if (subscription === undefined) throw new Error('there is no worker');
  await addPushDevice(subscription);
  return true;
}

export async function switchOff(): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  await endPushDevice(await idOf(subscription));
  await subscription.unsubscribe();
}

/** The devices of the customer but this one: of one that is lost, nobody can press there. */
export async function switchOffOthers({ devices }: OwnPush): Promise<void> {
  const subscription = await subscriptionHere();
  const here = subscription === null ? null : await idOf(subscription);
  for (const { id } of devices) if (id !== here) await endPushDevice(id);
}

/** A subscription is for one service, by its key. */
const isFor = ({ options: { applicationServerKey: key } }: PushSubscription, publicKey: string): boolean =>
  key !== null && base64Url(new Uint8Array(key)) === publicKey;

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
