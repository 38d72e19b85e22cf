import { TOKEN_KEYS } from '@laundry/shared/constants/token-keys';

const KEY = TOKEN_KEYS.console;
/** In place of a token: its operator signed out. Nothing is there when a session ended by itself. */
const SIGNED_OUT = '';

const stored = (): string | null => localStorage.getItem(KEY);
const storedToken = (): string | null => (stored() === SIGNED_OUT ? null : stored());

/** Of this page: what another tab puts into the storage does not become it. */
let own = storedToken();

/** The bearer token that this page works with. The tabs share one; the customer web keeps its own under another name. */
export const session = {
  token: (): string | null => own,
  start: (token: string): void => {
    localStorage.setItem(KEY, token);
    own = token;
  },
  /** The server ended it. Whom another tab has signed in meanwhile stays. */
  end: (): void => {
    if (own !== null && stored() === own) localStorage.removeItem(KEY);
    own = null;
  },
  /** Its operator leaves, in every tab. */
  signOut: (): void => {
    if (stored() === own) localStorage.setItem(KEY, SIGNED_OUT);
    own = null;
  },
  /** Another tab has ended it, or signed somebody in. */
  isReplaced: (): boolean => storedToken() !== own,
  /** What stands in its place. */
  stored: (): 'token' | 'signed out' | 'none' => {
    if (stored() === SIGNED_OUT) return 'signed out';
    return stored() === null ? 'none' : 'token';
  },
};
