import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { WashRequest } from '../../../lib/api-types';
import { dropDraft } from '../../../lib/form/form-draft';
import { useRuleForm } from '../../../lib/form/use-rule-form';
import { changeRequest } from '../api';
import { forgetSentBooking } from '../booking/booking-draft';
import { withoutDoorCode } from '../has-door-code';
import { useRequestsChanged } from '../request-queries';
import { useDoneStep } from '../../../lib/form/use-done-step';
import { useSending } from '../../../lib/form/use-sending';
import { checkChange } from './change-rules';
import { type ChangeValues, changeOf, valuesOf } from './change-values';

/** A change from input to done; nothing typed is lost on the way. */
export function useChange(row: WashRequest, context: RequestContext, onChanged: (row: WashRequest) => void) {
  const draft = `change.${row.id}`;
  const form = useRuleForm<ChangeValues>({
    defaultValues: valuesOf(row),
    rule: (values) => checkChange(values, row, context),
    draft: { name: draft, without: ['delivery_box_pw'] },
  });
  const requestsChanged = useRequestsChanged();
  const steps = useDoneStep<ChangeValues, WashRequest>({ draft, written: withoutDoorCode });
  const { toConfirm, ...sending } = useSending({
    form,
    steps,
    send: (values: ChangeValues) => changeRequest(row.id, changeOf(values, row)),
    onSent: async (changed) => {
      forgetSentBooking();
      onChanged(changed);
      steps.toDone(changed);
      form.reset(valuesOf(changed));
      dropDraft(draft);
      await requestsChanged();
    },
    onRefused: () => void requestsChanged(),
  });
  return { ...sending, form, steps, toConfirm: form.handleSubmit(toConfirm) };
}
