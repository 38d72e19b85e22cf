import { session } from '../session/session';
import { tabStore } from '../storage/tab-store';

const NAME = 'day.notices';

/** What somebody has to read about a request of their day: that another was quicker, or only a part was done. */
export interface StopNotice {
  readonly id: number;
  /** Whose it is, as long as this page stands: it is not written down in clear. */
  readonly name?: string | undefined;
  readonly text: string;
  readonly reason?: string;
  readonly isStale: boolean;
}

/** Null: what the tab has of an earlier page has not been read yet. */
let told: readonly StopNotice[] | null = null;
const listeners = new Set<() => void>();
session.onEnd(() => void (told = null));

const current = (): readonly StopNotice[] => (told ??= asNotices(tabStore.read(NAME)));

function change(notices: readonly StopNotice[]): void {
  told = notices;
  tabStore.keep(NAME, { told: told.map(({ name: _, ...notice }) => notice) });
  for (const listener of listeners) listener();
}

/** One a request, until it is dismissed: its stop is long gone by then, and the screen may have been left. */
export const stopNotices = {
  current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Whether a screen shows them. */
  areShown: (): boolean => listeners.size > 0,
  requestIds: (): readonly number[] => current().map(({ id }) => id),
  tell: (notice: StopNotice): void => change([...without(notice.id), notice]),
  dismiss: (id: number): void => change(without(id)),
};

const without = (id: number): readonly StopNotice[] => current().filter((notice) => notice.id !== id);

const asNotices = (stored: object | null): readonly StopNotice[] =>
  stored !== null && 'told' in stored && Array.isArray(stored.told) ? stored.told.filter(isNotice) : [];

const isNotice = (stored: unknown): stored is StopNotice =>
  typeof stored === 'object' &&
  stored !== null &&
  'id' in stored &&
  typeof stored.id === 'number' &&
  'text' in stored &&
  typeof stored.text === 'string' &&
  'isStale' in stored &&
  typeof stored.isStale === 'boolean' &&
  (!('reason' in stored) || typeof stored.reason === 'string');
