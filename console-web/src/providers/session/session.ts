import { TOKEN_KEYS } from '@laundry/shared/constants/token-keys';
import { createTabSession } from '@laundry/web-kit/session/tab-session';

/** Whose page this is. The tabs share one session; the customer web keeps its own under another name. */
export const session = createTabSession(TOKEN_KEYS.console);

/** In place of a call: its page is being left. */
export function neverSent(): Promise<never> {
  session.look();
  return new Promise(() => undefined);
}
