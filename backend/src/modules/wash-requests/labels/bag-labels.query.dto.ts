import { LIMITS } from '@laundry/shared/constants/limits';
import { QueryIds } from '../../../common/validation/query-rules.js';
import { all, rule } from '../../../common/validation/rules.js';

const RequestIds = () =>
  all(
    QueryIds(),
    rule('labelRequests', 'out_of_range', (value) => !Array.isArray(value) || isFew(value), {
      parameters: { min: 1, max: LIMITS.labelRequestsMax },
    }),
  );
const isFew = ({ length }: readonly unknown[]): boolean => length >= 1 && length <= LIMITS.labelRequestsMax;

export class BagLabelsQuery {
  /** Reception numbers. */
  @RequestIds() id: number[];
}
