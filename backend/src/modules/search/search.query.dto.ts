import { LIMITS } from '@laundry/shared/constants/limits';
import { Text } from '../../common/validation/rules.js';

/** What somebody typed: a name, a reading, a company, a phone number, an address, an id, a reception number. */
export class SearchQuery {
  @Text({ max: LIMITS.searchLength }) q: string;
}
