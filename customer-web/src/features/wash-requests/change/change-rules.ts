import type { MessageKey } from '@laundry/shared/messages/ja';
import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { decideChange } from '@laundry/shared/rules/dates/date-change';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { WashRequest } from '../../../lib/calls/api-types';
import { type ChangeValues, changeOf } from './change-values';

type ChangeMessages = Partial<Record<keyof ChangeValues, MessageKey>>;

/** What is wrong with a change, by the rule that the server decides with. */
export function checkChange(values: ChangeValues, row: WashRequest, context: RequestContext): ChangeMessages {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = changeOf(values, row);
  const decision = decideChange(changeableRow(row), { pickup, delivery }, context);
  return decision.ok ? {} : Object.fromEntries(decision.refusals.map(({ field, code }) => [field, code]));
}
