import { PROOF_OF, type ProofOf } from '@laundry/shared/constants/proof';
import { Transform } from 'class-transformer';
import { DateTimeText, OneOf, Optional } from '../../../common/validation/rules.js';

const BY_DIGIT = new Map<unknown, ProofOf>(Object.values(PROOF_OF).map((of) => [String(of), of]));

/** What a photo is of, beside its bytes. */
export class ProofQuery {
  /** 1 pickup, 2 delivery, 3 absence at the pickup, 4 at the delivery. */
  @Transform(({ value }: { value: unknown }) => BY_DIGIT.get(value) ?? value)
  @OneOf(Object.values(PROOF_OF))
  proof_of: ProofOf;
  /** When it was taken, on a phone that had no line; absent: now. */
  @Optional() @DateTimeText() made_at?: string;
}
