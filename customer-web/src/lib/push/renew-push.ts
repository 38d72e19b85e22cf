import { answer, client } from '../calls/api';
import { addPushDevice, idOf, subscriptionHere } from './subscription';

/** Whoever signs in again takes the device along into the new session, which then ends it; one of somebody else, who left without a sign-out, ends. */
export async function renewPush(): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  const { push } = await answer(client.GET('/api/v1/users/me/notifications'));
  const id = await idOf(subscription);
  const isOwn = push?.devices.some((device) => device.id === id) === true;
  await (isOwn ? addPushDevice(subscription) : subscription.unsubscribe());
}
