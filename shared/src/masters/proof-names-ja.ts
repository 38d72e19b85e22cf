import { PROOF_OF, type ProofOf } from '../constants/proof.js';

/** What a photo at the door is of, as the back office calls it. */
export const PROOF_NAMES_JA: Readonly<Record<ProofOf, string>> = {
  [PROOF_OF.pickup]: '集荷',
  [PROOF_OF.delivery]: '配達',
  [PROOF_OF.pickupAbsence]: '集荷の不在',
  [PROOF_OF.deliveryAbsence]: '配達の不在',
};
