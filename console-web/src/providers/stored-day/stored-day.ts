import { dateOf, fromEpochMillis } from '@laundry/shared/time/jst';
import { type KnownClock, knownClock, recallClock } from '@laundry/web-kit/clock';
import type { Operator } from '../access/operator';
import type { RequestDetail, Work } from '../api/api-types';
import { todayJst } from '../clock';
import { withinDay } from './day-database';
import { type Encrypted, decryptText, encryptText, hasCipher } from './session-cipher';
import { storedNames } from './stored-names';
import { storedPhotos } from './stored-photos';

/** What others did to a day that was seen. */
export interface DayChange {
  readonly kind: 'added' | 'left' | 'moved';
  /** The stop as it came, or as it was before it left or was moved. */
  readonly row: Work;
}

/** Somebody's day, as it was read last. */
export interface Day {
  readonly operator: Operator;
  readonly rows: readonly Work[];
  readonly details: readonly RequestDetail[];
  /** Of which was told and not closed yet; absent: stored by a version that forgot it. */
  readonly changes?: readonly DayChange[];
  /** When it was read, in ms by the machine's clock, as the cache counts. */
  readonly readAt: number;
  readonly clock: KnownClock;
}

/** Raised when what is stored changes its shape. */
const SHAPE = 1;

/** Nobody but this page encrypts with the session's key: what says its shape has it. */
const isDay = (kept: unknown): kept is Day =>
  typeof kept === 'object' && kept !== null && 'shape' in kept && kept.shape === SHAPE;

/** Keeps it for this session's token, in place of an earlier one. */
export async function keepDay(token: string, day: Omit<Day, 'clock'>): Promise<void> {
  if (!hasCipher()) return;
  const encrypted = await encryptText(token, JSON.stringify({ ...day, clock: knownClock(), shape: SHAPE }));
  await withinDay((database) => database.put('day', encrypted, 'day'));
  await storedPhotos.forgetEarlier();
  await storedNames.forgetEarlier();
}

/** The day that this session has read today; null where there is none. What is of another day, or cannot be read, is forgotten. */
export async function recallDay(token: string): Promise<Day | null> {
  if (!hasCipher()) return null;
  const encrypted = await withinDay((database) => database.get('day', 'day')).catch(() => undefined);
  if (encrypted === undefined) return null;
  try {
    const day: unknown = JSON.parse(await decryptText(token, encrypted));
    if (!isDay(day)) throw new Error('written by another version');
    recallClock(day.clock);
    if (dateOf(fromEpochMillis(day.readAt + day.clock.ahead)) === todayJst()) return day;
  } catch {
    // Another session's, or another version's.
  }
  await forgetRead(encrypted).catch(() => undefined);
  return null;
}

/** With what goes with it, unless another day was stored since it was read. */
const forgetRead = ({ nonce }: Encrypted): Promise<void> =>
  withinDay(async (database) => {
    const transaction = database.transaction(['day', 'photos'], 'readwrite');
    const days = transaction.objectStore('day');
    const stored = await days.get('day');
    const isStillThere = stored !== undefined && stored.nonce.join() === nonce.join();
    if (isStillThere) await Promise.all([days.clear(), transaction.objectStore('photos').clear()]);
    await transaction.done;
  });
