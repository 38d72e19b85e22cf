import { LEG, type Leg } from '../../constants/progress.js';
import { PROOF_LIMITS, PROOF_OF, type ProofOf } from '../../constants/proof.js';
import { type JstDateTime, addHours } from '../../time/jst.js';
import { type Refusal, refuse } from '../decision.js';
import { type MadeAtRefusal, madeAtRefusal } from '../stages/made-at.js';
import type { ResultKey } from '../stages/request-progress.js';

/** What is proved: a stage that was stamped, or that nobody was met for a leg. */
type ProvedAct =
  | { readonly kind: 'mark'; readonly resultKey: Extract<ResultKey, 'result_pickup_dt' | 'result_delivery_dt'> }
  | { readonly kind: 'absence'; readonly leg: Leg };

const ACTS: Readonly<Record<ProofOf, ProvedAct>> = {
  [PROOF_OF.pickup]: { kind: 'mark', resultKey: 'result_pickup_dt' },
  [PROOF_OF.delivery]: { kind: 'mark', resultKey: 'result_delivery_dt' },
  [PROOF_OF.pickupAbsence]: { kind: 'absence', leg: LEG.pickup },
  [PROOF_OF.deliveryAbsence]: { kind: 'absence', leg: LEG.delivery },
};

export const provedAct = (of: ProofOf): ProvedAct => ACTS[of];

/** The photo that a stage's mark may have; null: the stage is not marked at a door. */
export function proofOfMark(resultKey: ResultKey): ProofOf | null {
  if (resultKey === 'result_pickup_dt') return PROOF_OF.pickup;
  return resultKey === 'result_delivery_dt' ? PROOF_OF.delivery : null;
}

export const proofOfAbsence = (leg: Leg): ProofOf =>
  leg === LEG.pickup ? PROOF_OF.pickupAbsence : PROOF_OF.deliveryAbsence;

/** What its customer sees: how it was left, and that somebody was there. What was picked up they have seen themselves. */
export const CUSTOMERS_PROOFS: readonly ProofOf[] = [
  PROOF_OF.delivery,
  PROOF_OF.pickupAbsence,
  PROOF_OF.deliveryAbsence,
];

/** What decides whether a photo is taken in. */
export interface ProofFacts {
  /** When the act that it is of was done by who sends it; null: it was not, or was taken back. */
  readonly actAt: JstDateTime | null;
  /** How many there are of the act. */
  readonly count: number;
  /** When the photo was taken. */
  readonly madeAt: JstDateTime;
  readonly now: JstDateTime;
}
export type ProofRefusal = 'proof_without_act' | 'proof_too_late' | 'proof_full' | MadeAtRefusal;

const FIELD = 'proof_of';

/** Why a photo is not taken in; null: it is. */
export function proofRefusal({ actAt, count, madeAt, now }: ProofFacts): Refusal<ProofRefusal> | null {
  if (actAt === null) return refuse('proof_without_act', FIELD);
  if (now > addHours(actAt, PROOF_LIMITS.hoursAfterAct)) return refuse('proof_too_late', FIELD);
  if (count >= PROOF_LIMITS.perAct) return refuse('proof_full', FIELD);
  return madeAtRefusal(madeAt, now);
}
