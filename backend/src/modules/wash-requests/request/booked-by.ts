import { OWNERS } from '@laundry/shared/rules/companies/booked-by';
import { IsNull, type FindOptionsWhere } from 'typeorm';
import type { WashRequest } from './wash-request.entity.js';

/** Requests of an account that one of its people booked, or its owner (shared/rules/companies/booked-by). */
export const bookedByWhere = (who: number, owner: number): FindOptionsWhere<WashRequest> =>
  who === owner ? { ...OWNERS, booked_by: IsNull() } : { booked_by: who };

/** The same in SQL: the id of who booked a request, null where nobody did; `table` is the alias of `wash_requests`. */
export const bookedBySql = (table: string): string => `COALESCE(${table}.booked_by, CASE
  WHEN ${table}.request_type = '${OWNERS.request_type}' AND ${table}.is_bag_delivery = FALSE THEN ${table}.user_id END)`;
