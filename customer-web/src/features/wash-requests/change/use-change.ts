import type { DateChoice, RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { MessageKey } from '@laundry/shared/messages/ja';
import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { decideChange } from '@laundry/shared/rules/dates/date-change';
import { answer, client } from '../../../lib/calls/api';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { forgetSentBooking } from '../booking/booking-draft';
import { useRequestsChanged } from '../request-queries';
import { type ChangeValues, changeOf, valuesOf } from './change-values';

export interface ChangeProps {
  user: CurrentUser;
  row: WashRequest;
  context: RequestContext;
  pickupDays: readonly DateChoice[];
}

/** What done tells. */
export interface ChangedRequest extends WashRequest {
  readonly hasNewCode: boolean;
}

/** A change from input to done; nothing typed is lost on the way. */
export const useChange = (row: WashRequest, context: RequestContext, onChanged: (row: WashRequest) => void) =>
  useConfirmedForm<ChangeValues, ChangeValues, WashRequest, ChangedRequest>({
    draft: { name: `change.${row.id}`, secrets: ['delivery_box_pw'] },
    rule: (values) => checkChange(values, row, context),
    fresh: valuesOf(row),
    checkedOf: (values) => values,
    send: (values) =>
      answer(
        client.PUT('/api/v1/users/me/washRequests/{id}', {
          params: { path: { id: row.id } },
          body: changeOf(values, row),
        }),
      ),
    ended: (changed, values) => {
      forgetSentBooking();
      onChanged(changed);
      const hasNewCode = changeOf(values, row).delivery_box_pw !== undefined;
      return { done: { ...changed, hasNewCode }, fresh: valuesOf(changed) };
    },
    changed: useRequestsChanged(),
  });

type ChangeMessages = Partial<Record<keyof ChangeValues, MessageKey>>;

/** What is wrong with a change, by the rule that the server decides with. */
function checkChange(values: ChangeValues, row: WashRequest, context: RequestContext): ChangeMessages {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = changeOf(values, row);
  const decision = decideChange(changeableRow(row), { pickup, delivery }, context);
  return decision.ok ? {} : Object.fromEntries(decision.refusals.map(({ field, code }) => [field, code]));
}
