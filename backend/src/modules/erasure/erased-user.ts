import { ERASED_NAME } from '@laundry/shared/constants/erasure';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { NO_PERSON } from '../users/accounts/blank-account.js';
import { newInvitationCode } from '../users/referral/invitation-code.js';
import type { User } from '../users/user.entity.js';

/** What an account's row is once it names nobody: plan, counts and dates stay, and the address is free. */
export const erasedUser = ({ deleted_at }: Pick<User, 'deleted_at'>, now: JstDateTime) => ({
  ...NO_PERSON,
  name1: ERASED_NAME,
  email: '',
  email_key: null,
  password_hash: '',
  /** Friends know whose the old one was. */
  invitation_code: newInvitationCode(),
  deleted_at: deleted_at ?? now,
  erased_at: now,
  updated_at: now,
});
