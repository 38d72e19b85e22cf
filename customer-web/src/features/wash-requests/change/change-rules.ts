import type { MessageKey } from '@laundry/shared/messages/ja';
import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { decideChange } from '@laundry/shared/rules/dates/date-change';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { WashRequest, WashRequestChange } from '../../../lib/api-types';
import { onItsField } from '../request-refusal';
import { type ChangeValues, changeOf } from './change-values';

type ChangeMessages = Partial<Record<keyof ChangeValues, MessageKey>>;

/** What is wrong with a change, by the rule that the server decides with. */
export function checkChange(values: ChangeValues, row: WashRequest, context: RequestContext): ChangeMessages {
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery } = changeOf(values, row);
  const decision = decideChange(changeableRow(row), { pickup, delivery }, context);
  return decision.ok ? {} : Object.fromEntries(decision.refusals.map(({ field, code }) => [field, code]));
}

/** Brings a refusal of the server to the leg it is about. */
export const changeRefusal = (error: unknown, { sched_pickup_dt }: WashRequestChange): unknown =>
  onItsField<keyof ChangeValues>(error, {
    dup: { field: 'sched_pickup_dt' },
    preq_count_max: { field: 'sched_pickup_dt' },
    time_limit_exceeded: { field: sched_pickup_dt === undefined ? 'sched_delivery_dt' : 'sched_pickup_dt' },
  });
