import type { AcceptedMail } from '../../harness/faults/smtp-sink.js';

/** After so many that may have arrived nobody tries again. */
const MOST = 3;

export interface StoredMail {
  readonly id: number;
  readonly state: string;
}

/** A line for each mail that is said to be sent and never arrived, or that arrived too often. */
export function mailFailures(stored: readonly StoredMail[], accepted: readonly Pick<AcceptedMail, 'data'>[]): string[] {
  const arrivals = new Map<number, number>();
  for (const { data } of accepted) {
    const id = Number(/^Message-ID: <mail-(\d+)@/im.exec(data)?.[1]);
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
  }
  return [
    ...stored
      .filter(({ id, state }) => state === 'sent' && !arrivals.has(id))
      .map(({ id }) => `lost: mail ${id} is sent and never arrived`),
    ...[...arrivals]
      .filter(([, times]) => times > MOST)
      .map(([id, times]) => `too often: mail ${id} came ${times} times`),
  ];
}
