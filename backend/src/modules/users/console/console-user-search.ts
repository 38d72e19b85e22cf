import { dialledDigits } from '@laundry/shared/text/dialled';
import { at, endOfDay } from '@laundry/shared/time/jst';
import { digitsOnly, toHalfWidth, toKatakana } from '@laundry/shared/text/normalize';
import type { Conditions } from '../../../common/sql/conditions.js';
import type { UserFilter } from './user-filter.dto.js';

/** Adds what an operator searches for: texts anywhere in their field, hyphens and spaces ignored (handbook/console.md#searches). */
export function userConditions(filter: UserFilter, where: Conditions): Conditions {
  const { created_from, created_to, id, name, kana, zipcode, phone, email, status } = filter;
  if (created_from !== undefined) where.add('u.created_at >= ?', at(created_from, '00:00'));
  if (created_to !== undefined) where.add('u.created_at <= ?', endOfDay(created_to));
  if (id !== undefined) where.in('u.id', id);
  if (name !== undefined) where.containsJoined('CONCAT(u.name1, u.name2)', name);
  if (kana !== undefined) where.containsJoined('CONCAT(u.kana1, u.kana2)', toKatakana(kana));
  if (zipcode !== undefined) where.contains('u.send_addr_zipcode', digitsOnly(zipcode));
  if (phone !== undefined) where.contains('u.phone_number', dialledDigits(phone));
  if (email !== undefined) where.containsJoined("CONCAT(u.email, '\n', COALESCE(u.email2, ''))", toHalfWidth(email));
  if (status !== undefined) where.in('u.status', status);
  return where;
}
