import type { DateChoice, RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { changeRequest } from '../api';
import { forgetSentBooking } from '../booking/booking-draft';
import { useRequestsChanged } from '../request-queries';
import { checkChange } from './change-rules';
import { type ChangeValues, changeOf, valuesOf } from './change-values';

export interface ChangeProps {
  user: CurrentUser;
  row: WashRequest;
  context: RequestContext;
  pickupDays: readonly DateChoice[];
}

/** A change from input to done; nothing typed is lost on the way. */
export const useChange = (row: WashRequest, context: RequestContext, onChanged: (row: WashRequest) => void) =>
  useConfirmedForm<ChangeValues, ChangeValues, WashRequest, WashRequest>({
    draft: { name: `change.${row.id}`, secrets: ['delivery_box_pw'] },
    rule: (values) => checkChange(values, row, context),
    fresh: valuesOf(row),
    checkedOf: (values) => values,
    send: (values) => changeRequest(row.id, changeOf(values, row)),
    ended: (changed) => {
      forgetSentBooking();
      onChanged(changed);
      return { done: changed, fresh: valuesOf(changed) };
    },
    changed: useRequestsChanged(),
  });
