import type { DateChoice, RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';

export interface ChangeProps {
  user: CurrentUser;
  row: WashRequest;
  context: RequestContext;
  pickupDays: readonly DateChoice[];
}
