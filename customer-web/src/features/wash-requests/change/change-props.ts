import type { DateChoice, RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { WashRequest } from '../../../lib/api-types';

export interface ChangeProps {
  row: WashRequest;
  context: RequestContext;
  pickupDays: readonly DateChoice[];
}
