import { COST_CENTRE_LENGTH } from '@laundry/shared/constants/company-people';
import { costCentreOf, costCentreProblem } from '@laundry/shared/rules/companies/cost-centre';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import type { User } from '../../users/user.entity.js';

/** What a company named as its cost centre, as it is stored; null: none. Refused where it is too long, or of nobody's company. */
export function costCentreFor(
  { is_company }: Pick<User, 'is_company'>,
  typed: string | null | undefined,
): string | null {
  const problem = costCentreProblem(typed, { is_company });
  if (problem !== null) throw FieldErrors.on('cost_centre', problem, { max: COST_CENTRE_LENGTH });
  return costCentreOf(typed) || null;
}
