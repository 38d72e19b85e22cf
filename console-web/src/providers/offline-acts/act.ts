import type { BagScan } from '@laundry/shared/rules/labels/bag-scan';
import type { MessageKey } from '@laundry/shared/messages/message';
import type { ProofOf } from '@laundry/shared/constants/proof';
import type { Leg, Progress } from '@laundry/shared/constants/progress';
import type { ResultKey } from '@laundry/shared/rules/stages/request-progress';
import type { JstDateTime } from '@laundry/shared/time/jst';

interface AtStop {
  /** Who did it: it is sent in nobody else's name. */
  readonly userId: number;
  /** Numbers only: who lives there is not kept with it. */
  readonly requestId: number;
  /** The time under which the stop was listed. */
  readonly seenSchedDt: JstDateTime;
}

export interface Mark extends AtStop {
  readonly kind: 'mark';
  readonly seenStatus: Progress;
  readonly resultKey: ResultKey;
  readonly stampAt: JstDateTime;
  /** The stage before it, which it cannot precede. */
  readonly doneAt: JstDateTime | null;
  /** Bags, where they were counted and are not as many as were asked for. */
  readonly count: number | null;
  /** How many bags were picked up, for a report of it; absent: no pickup, or kept by a version that did not say. */
  readonly pickedUp?: number;
  /** The labels that were scanned; absent: none, or kept by a version that knew no labels. */
  readonly scan?: BagScan;
}

export interface CountChange extends AtStop {
  readonly kind: 'count';
  readonly seenCount: number;
  readonly count: number;
}

export interface Absence extends AtStop {
  readonly kind: 'absence';
  readonly leg: Leg;
}

/** A photo of a mark or an absence; its bytes are kept apart, under its key. */
export interface DoorPhoto extends AtStop {
  readonly kind: 'photo';
  readonly proofOf: ProofOf;
  /** The key of the act that it is of: it is sent after that, and not without. */
  readonly actKey: string;
}

/** What a driver does at a stop, and may do without a line (docs/decisions/091, 100). Nothing else waits for it. */
export type Act = Mark | CountChange | Absence | DoorPhoto;

/** Why the server did not take it. */
export interface ActRefusal {
  readonly status: number;
  readonly lines: readonly string[];
  /** The message that says so, for a report of it; absent: none, or kept by a version that did not say. */
  readonly code?: MessageKey;
  /** Whether the lines tell who has the stop now. */
  readonly isLeft?: boolean;
}

/** An act as the device keeps it. */
export interface StoredAct {
  /** Of its Idempotency-Key: however often it is sent, it is done once. */
  readonly key: string;
  readonly act: Act;
  /** When it was done, in ms since 1970 by what was known of the server's clock. */
  readonly doneMillis: number;
  /** The same as it was sent first, after which it stays; null: it has not left. */
  readonly sentAs: JstDateTime | null;
  readonly refusal: ActRefusal | null;
  /** Its report left, and nobody has said what became of it. */
  readonly isPerhapsReported?: boolean;
}

export interface UnsentAct extends StoredAct {
  /** In the order in which they were done. */
  readonly id: number;
}

/** Waits for the line, or for the ones before it. */
export const isWaiting = ({ refusal }: StoredAct): boolean => refusal === null;

/** Whether one is a photo of the other. */
export const isPhotoOf = ({ act }: StoredAct, { key }: StoredAct): boolean =>
  act.kind === 'photo' && act.actKey === key;

/** Those that stand for themselves: a photo whose act is still there goes on with that, or not at all. */
export const withoutTheirPhotos = (acts: readonly UnsentAct[]): readonly UnsentAct[] =>
  acts.filter((kept) => !acts.some((other) => isPhotoOf(kept, other)));

export const waitingOf = (acts: readonly UnsentAct[]): readonly UnsentAct[] =>
  withoutTheirPhotos(acts).filter(isWaiting);
