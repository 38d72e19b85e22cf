import { answer, client } from '../calls/api';

/** How this browser is written to by push; null: it is not, or cannot be. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** As the server names a device: by the SHA-256 of its address. */
export async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The customer who is signed in is told on it, as long as this sign-in is not ended. */
export async function addPushDevice(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await answer(client.POST('/api/v1/users/me/pushDevices', { body: { endpoint, p256dh, auth } }));
}

/** Whoever signs out is told nothing on this device any more, also where the server does not hear of it. */
export async function leavePush(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

/** Whoever signs in again takes the device along into the new session, which then ends it; one of somebody else, who left without a sign-out, ends. */
export async function renewPush(): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  const { push } = await answer(client.GET('/api/v1/users/me/notifications'));
  const id = await idOf(subscription);
  const isOwn = push?.devices.some((device) => device.id === id) === true;
  await (isOwn ? addPushDevice(subscription) : subscription.unsubscribe());
}
