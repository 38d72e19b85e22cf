import { REPORTED_ACTS, type ReportedAct } from '@laundry/shared/constants/reported-acts';
import { LIMITS } from '@laundry/shared/constants/limits';
import { isPlainMessageKey } from '@laundry/shared/messages/message';
import { DateTimeText, OneOf, Optional, rule, Whole } from '../../../common/validation/rules.js';

/** A code whose words are whole without what only the phone was told: nothing else of it is stored. */
const MessageCode = () =>
  rule('messageCode', 'invalid_value', (value) => typeof value === 'string' && isPlainMessageKey(value));

/** What a driver did at a stop, and was not taken. */
export class ReportActDto {
  /** 1 picked up, 2 delivered, 3 nobody there for the pickup, 4 for the delivery, 5 bags counted. */
  @OneOf(REPORTED_ACTS) act: ReportedAct;
  /** When it was done. */
  @DateTimeText() made_at: string;
  /** Bags, where they were counted. */
  @Optional() @Whole({ min: LIMITS.setCountMin, max: LIMITS.setCountMax }) count?: number | null;
  /** The code of the message that says why it was not taken; absent: by a phone that does not say. */
  @Optional() @MessageCode() refusal?: string | null;
}
