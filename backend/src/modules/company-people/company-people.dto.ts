import { LANGS, type Lang } from '@laundry/shared/constants/langs';
import { LIMITS } from '@laundry/shared/constants/limits';
import { OneOf, Optional, rule, Text } from '../../common/validation/rules.js';

/** Whatever was typed or cut off: a text that is no token of ours is an unknown one. */
const AnyText = () => rule('anyText', 'invalid_value', (value) => typeof value === 'string');

export class InvitationDto {
  @Text({ max: LIMITS.emailLength, min: 1 }) email: string;
  /** By whom the company knows the address; in no mail. */
  @Optional() @Text({ max: LIMITS.nameLength }) name?: string | null;
}

export class InvitationTokenDto {
  /** The last part of the mail's link. */
  @AnyText() token: string;
}

export class JoinDto extends InvitationTokenDto {
  @Text({ max: LIMITS.personNameLength, min: 1 }) name1: string;
  @Text({ max: LIMITS.personNameLength, min: 1 }) name2: string;
  @Text({ max: LIMITS.passwordMaxLength, min: 1 }) password: string;
  @Text({ max: LIMITS.passwordMaxLength, min: 1 }) password_confirm: string;
  @OneOf(LANGS) current_lang: Lang;
}
