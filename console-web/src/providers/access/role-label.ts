import { ROLE } from '@laundry/shared/constants/roles';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';

/** What somebody is called in the back office: 管理者, or what they do as staff. */
export const roleLabel = ({ role, role_type }: { role: number; role_type: number | null }): string =>
  role === ROLE.admin ? labelOf(LOVS_JA.role, role) : labelOf(LOVS_JA.role_type, role_type ?? 0);
