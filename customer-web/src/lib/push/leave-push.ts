import { subscriptionHere } from './subscription';

/** Whoever signs out is told nothing on this device any more, also where the server does not hear of it. */
export async function leavePush(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}
