import { storeIfItFits } from '../storage/store-if-it-fits';

/** In place of a token: its owner signed out. Nothing is there when a session ended by itself. */
const SIGNED_OUT = '';

/** A page in the browser's memory, or asleep, hears of no other tab until it is shown again. */
const OCCASIONS = ['storage', 'pageshow', 'focus', 'visibilitychange'];

/** How a session ended: its owner left, or the server knows it no more. */
export type SessionEnd = 'signed-out' | 'refused';

/**
 * The session that this page works with, of those that the tabs of a web share under `key` in local storage. What another
 * tab puts there does not become this page's by itself: nothing here is asked for or sent in somebody else's name.
 */
export function createTabSession(key: string) {
  const stored = (): string | null => localStorage.getItem(key);
  const storedToken = (): string | null => stored() || null;
  let own = storedToken();
  /** What this page knows to be stored: its own token, unless that did not fit. */
  let known = own;
  const watchers = new Set<() => void>();
  const endings = new Set<() => void>();

  const isReplaced = (): boolean => storedToken() !== known;
  const look = (): void => {
    if (isReplaced()) [...watchers].forEach((onReplaced) => onReplaced());
  };
  const forgetItsData = (): void => [...endings].forEach((forget) => forget());
  const leave = (): void => {
    own = null;
    known = null;
    forgetItsData();
  };
  return {
    /** The bearer token; null without a session. */
    token: (): string | null => own,
    start: (token: string): void => {
      if (own !== null && own !== token) forgetItsData();
      own = token;
      known = storeIfItFits(localStorage, key, token) ? token : null;
    },
    /** The server ended it. Whom another tab has signed in meanwhile stays. */
    end: (): void => {
      if (own !== null && stored() === own) localStorage.removeItem(key);
      leave();
    },
    /** Its owner leaves, in every tab. */
    signOut: (): void => {
      if (own !== null && stored() === own) storeIfItFits(localStorage, key, SIGNED_OUT);
      leave();
    },
    /** Another tab has ended it, or signed somebody in. */
    isReplaced,
    /** How that one ended; null where somebody is signed in. */
    endElsewhere: (): SessionEnd | null => {
      if (storedToken() !== null) return null;
      return stored() === SIGNED_OUT ? 'signed-out' : 'refused';
    },
    /** This page becomes that of whoever is stored. */
    follow: (): void => {
      own = known = storedToken();
      forgetItsData();
    },
    /** What a module keeps of a session beyond its screens goes with it: the page may be another person's next, without a reload. */
    onEnd: (forget: () => void): void => void endings.add(forget),
    look,
    /** Tells when it finds that the session was replaced, what happened before included. */
    watch: (onReplaced: () => void): (() => void) => {
      watchers.add(onReplaced);
      OCCASIONS.forEach((occasion) => window.addEventListener(occasion, look));
      look();
      return () => {
        watchers.delete(onReplaced);
        if (watchers.size === 0) OCCASIONS.forEach((occasion) => window.removeEventListener(occasion, look));
      };
    },
  };
}
