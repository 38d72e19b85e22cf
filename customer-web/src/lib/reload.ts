import { epochMillis } from './clock';

const RELOADED_KEY = 'laundry.customer.reloaded';
const RELOAD_PAUSE_MS = 60_000;

/** At most once a minute, so that a screen which is really gone does not load for ever. */
export function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_KEY));
  if (epochMillis() - last < RELOAD_PAUSE_MS) return false;
  sessionStorage.setItem(RELOADED_KEY, String(epochMillis()));
  return true;
}
