import { ERASED_NAME } from '@laundry/shared/constants/erasure';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { newInvitationCode } from '../users/accounts/invitation-code.js';
import type { User } from '../users/user.entity.js';

/** What an account's row is once it names nobody: plan, counts and dates stay, and the address is free. */
export const erasedUser = ({ deleted_at }: Pick<User, 'deleted_at'>, now: JstDateTime) => ({
  name1: ERASED_NAME,
  name2: '',
  kana1: '',
  kana2: '',
  email: '',
  email_key: null,
  email2: null,
  password_hash: '',
  phone_number: '',
  company_name: null,
  company_name_kana: null,
  company_hq_phone_number: null,
  company_ceo_name1: null,
  company_ceo_name2: null,
  company_ceo_name_kana1: null,
  company_ceo_name_kana2: null,
  bill_addr_zipcode: '',
  bill_addr_detail1: '',
  bill_addr_detail2: '',
  bill_addr_detail3: '',
  send_addr_name: '',
  send_addr_zipcode: '',
  send_addr_detail1: '',
  send_addr_detail2: '',
  send_addr_detail3: '',
  bikou1: '',
  management_notes: '',
  rejection_reason: null,
  /** The building in which they live. */
  source_venue_code: null,
  ac_user_id: null,
  /** Friends know whose the old one was. */
  invitation_code: newInvitationCode(),
  referrer_code: null,
  deleted_at: deleted_at ?? now,
  erased_at: now,
  updated_at: now,
});
