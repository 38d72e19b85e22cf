import { LIMITS } from '@laundry/shared/constants/limits';
import { PAYMENT_STATUS, type PaymentStatus } from '@laundry/shared/constants/payment-methods';
import { SeenVersionDto } from '../../../common/validation/seen-version.dto.js';
import { OneOf, Text } from '../../../common/validation/rules.js';

export class ManualPaymentStatusDto extends SeenVersionDto {
  /** 1 pending, 2 done, 3 no action. */
  @OneOf(Object.values(PAYMENT_STATUS)) status_id: PaymentStatus;
}

export class ManualPaymentNoteDto extends SeenVersionDto {
  @Text({ max: LIMITS.remarksLength, lines: true }) bikou: string;
}
