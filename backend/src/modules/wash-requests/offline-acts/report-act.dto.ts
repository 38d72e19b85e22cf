import { REPORTED_ACTS, type ReportedAct } from '@laundry/shared/constants/reported-acts';
import { LIMITS } from '@laundry/shared/constants/limits';
import { DateTimeText, OneOf, Optional, Whole } from '../../../common/validation/rules.js';

/** What a driver did at a stop, and was not taken. */
export class ReportActDto {
  /** 1 picked up, 2 delivered, 3 nobody there for the pickup, 4 for the delivery, 5 bags counted. */
  @OneOf(REPORTED_ACTS) act: ReportedAct;
  /** When it was done. */
  @DateTimeText() made_at: string;
  /** Bags, where they were counted. */
  @Optional() @Whole({ min: LIMITS.setCountMin, max: LIMITS.setCountMax }) count?: number | null;
}
