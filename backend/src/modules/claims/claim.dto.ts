import { CLAIM_LIMITS } from '@laundry/shared/constants/claim-limits';
import { rule, Text } from '../../common/validation/rules.js';
import { SeenVersionDto } from '../../common/validation/seen-version.dto.js';
import { isPhotoName } from '../photos/photo-name.js';

const PhotoNames = () =>
  rule(
    'photoNames',
    'invalid_value',
    (value) =>
      Array.isArray(value) &&
      value.length <= CLAIM_LIMITS.photos &&
      new Set(value).size === value.length &&
      value.every(isPhotoName),
  );

/** How a request's laundry came back. */
export class ClaimDto {
  @Text({ max: CLAIM_LIMITS.textLength, min: 1, lines: true }) text: string;
  /** Names of photos that were stored before; none: an empty list. */
  @PhotoNames() photos: string[];
}

/** What the desk answers. */
export class ClaimAnswerDto extends SeenVersionDto {
  @Text({ max: CLAIM_LIMITS.answerLength, min: 1, lines: true }) answer: string;
}
