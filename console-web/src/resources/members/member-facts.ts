import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf } from '@laundry/shared/time/jst';
import { roleLabel } from '../../layout/role-label';
import type { Member } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';

export const memberRole = (member: Member): string => roleLabel(member);

export const memberSince = (member: Member): string => displayDate(dateOf(member.created_at), 'ja', nowJst());

/** What a member of staff can be, for choices. */
export const ROLE_TYPES = LOVS_JA.role_type.map(({ key, val }) => ({ value: key, label: val }));
