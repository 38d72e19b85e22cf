import { OneOf, Optional } from '../../../common/validation/rules.js';

export class CustomerRequestsQuery {
  @Optional() @OneOf(['current', 'history']) state?: 'current' | 'history';
}
