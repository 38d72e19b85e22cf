/** `unanswered`: nobody said whether it was done. */
export type Verdict = 'acknowledged' | 'refused' | 'unanswered';

/** What a call leaves in the database once. */
export interface Effect {
  readonly what: string;
  /** Left by every call that is acknowledged; otherwise there may have been nothing to change. */
  readonly isSure: boolean;
}

export interface Outcome {
  readonly verdict: Verdict;
  readonly effects: readonly Effect[];
}

/**
 * What the clients were told against how often each effect is stored: what was acknowledged is there, once for each time;
 * what was refused is not; what nobody answered is there once or not at all. A line for each promise that is broken.
 */
export function brokenPromises(outcomes: Iterable<Outcome>, stored: ReadonlyMap<string, number>): string[] {
  const bounds = new Map<string, { least: number; most: number }>();
  for (const { verdict, effects } of outcomes)
    for (const { what, isSure } of effects) {
      const bound = bounds.get(what) ?? { least: 0, most: 0 };
      if (verdict === 'acknowledged' && isSure) bound.least += 1;
      if (verdict !== 'refused') bound.most += 1;
      bounds.set(what, bound);
    }
  return [...bounds].flatMap(([what, { least, most }]) => {
    const times = stored.get(what) ?? 0;
    if (times < least) return [`lost: ${what}: acknowledged ${least} times, stored ${times} times`];
    return times > most ? [`too often: ${what}: asked for ${most} times at most, stored ${times} times`] : [];
  });
}
