import { IsNull, type EntityManager } from 'typeorm';
import { ROLE } from '@laundry/shared/constants/roles';
import { normalizeTypedCode } from '@laundry/shared/text/typed-code';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { User } from '../user.entity.js';

/** The customer whose invitation code somebody who registers has typed; null where none was. */
export async function inviterOf(manager: EntityManager, typed: string | null | undefined): Promise<number | null> {
  const invitation_code = normalizeTypedCode(typed ?? '');
  if (invitation_code === '') return null;
  const where = { invitation_code, role: ROLE.customer, deleted_at: IsNull() };
  const inviter = await manager.findOne(User, { select: { id: true }, where });
  if (inviter === null) throw FieldErrors.on('referral_code', 'referral_code_unknown');
  return inviter.id;
}
