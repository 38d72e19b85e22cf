import type { ProofOf } from '../../constants/proof.js';

/** Of what a photo at the door is, and how many of it there were and are. */
export interface ProofChanges {
  readonly proof_of: readonly [from: null, to: ProofOf];
  readonly photo_count: readonly [from: number, to: number];
}
