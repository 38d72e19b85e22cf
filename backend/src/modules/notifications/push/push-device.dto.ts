import { PUSH_LIMITS } from '@laundry/shared/constants/push-limits';
import { Text } from '../../../common/validation/rules.js';

/** A browser's subscription at its push service, as it is made there (Push API). */
export class PushDeviceDto {
  @Text({ min: 1, max: PUSH_LIMITS.endpointLetters }) endpoint: string;
  /** Both in Base64url. */
  @Text({ min: 1, max: 100 }) p256dh: string;
  @Text({ min: 1, max: 50 }) auth: string;
}
