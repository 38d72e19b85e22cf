import { LANGS, type Lang } from '@laundry/shared/constants/langs';
import { LIMITS } from '@laundry/shared/constants/limits';
import { OneOf, Optional, Text } from '../../../common/validation/rules.js';

const NAME = { max: LIMITS.personNameLength };
const LABEL = { max: LIMITS.nameLength };
const ADDRESS = { max: LIMITS.addressLength };
const EMAIL = { max: LIMITS.emailLength };
const DIGITS = { max: 30 };

/** Texts that the registration form and the profile have in common; which are required is a rule's matter. */
export class PersonFormDto {
  @Optional() @Text(EMAIL) email?: string | null;
  @Optional() @Text(EMAIL) email_confirm?: string | null;
  @Optional() @Text(EMAIL) email2?: string | null;
  @Optional() @Text(EMAIL) email2_confirm?: string | null;
  @Optional() @Text(NAME) name1?: string | null;
  @Optional() @Text(NAME) name2?: string | null;
  @Optional() @Text(NAME) kana1?: string | null;
  @Optional() @Text(NAME) kana2?: string | null;
  @Optional() @Text(DIGITS) phone_number?: string | null;
  @Optional() @Text(LABEL) company_name?: string | null;
  @Optional() @Text(LABEL) company_name_kana?: string | null;
  @Optional() @Text(DIGITS) company_hq_phone_number?: string | null;
  @Optional() @Text(NAME) company_ceo_name1?: string | null;
  @Optional() @Text(NAME) company_ceo_name2?: string | null;
  @Optional() @Text(NAME) company_ceo_name_kana1?: string | null;
  @Optional() @Text(NAME) company_ceo_name_kana2?: string | null;
  @Optional() @Text(DIGITS) bill_addr_zipcode?: string | null;
  @Optional() @Text(ADDRESS) bill_addr_detail1?: string | null;
  @Optional() @Text(ADDRESS) bill_addr_detail2?: string | null;
  @Optional() @Text(ADDRESS) bill_addr_detail3?: string | null;
  @Optional() @Text(LABEL) send_addr_name?: string | null;
  @Optional() @Text(DIGITS) send_addr_zipcode?: string | null;
  @Optional() @Text(ADDRESS) send_addr_detail1?: string | null;
  @Optional() @Text(ADDRESS) send_addr_detail2?: string | null;
  @Optional() @Text(ADDRESS) send_addr_detail3?: string | null;
  /** A partner venue's customer only. */
  @Optional() @Text({ max: LIMITS.roomLength }) send_addr_detail3_room_number?: string | null;
  @Optional() @Text({ max: LIMITS.remarksLength, lines: true }) bikou1?: string | null;
  @Optional() @OneOf(LANGS) current_lang?: Lang | null;
}
