import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import type { MessageKey } from '@laundry/shared/messages/message';
import { memberErrors } from '@laundry/shared/rules/accounts/member';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf } from '@laundry/shared/time/jst';
import { ruleErrors } from '../../components/form/sending/submit-errors';
import type { Administrator, Member, NewMember } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';

/** A person of either list. */
export type Listed = Member | Administrator;

export const memberSince = (member: Pick<Listed, 'created_at'>): string =>
  displayDate(dateOf(member.created_at), 'ja', nowJst());

/** What a member of staff can be, for choices. */
export const ROLE_TYPES = LOVS_JA.role_type.map(({ key, val }) => ({ value: key, label: val }));

/** What a form of a new member begins with; the role is chosen by whoever adds them. */
export const NEW_MEMBER: NewMember = {
  name1: '',
  name2: '',
  role_type: null,
  email: '',
  email_confirm: '',
  password: '',
  password_confirm: '',
};

type Errors = Readonly<Record<string, string>>;
const inWords = (errors: readonly (readonly [string, { readonly code: MessageKey } | undefined])[]): Errors =>
  ruleErrors(errors.flatMap(([field, error]) => (error === undefined ? [] : [[field, error.code]])));

/** What is wrong with a new member, by field, by the server's own rule. */
export const newMemberErrors = (values: NewMember): Errors => inWords(Object.entries(memberErrors(values)));

/** The same rules for a password alone. */
export function passwordErrors(values: Pick<NewMember, 'password' | 'password_confirm'>): Errors {
  const { password, password_confirm } = memberErrors(values);
  return inWords([
    ['password', password],
    ['password_confirm', password_confirm],
  ]);
}
