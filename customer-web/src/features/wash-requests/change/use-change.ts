import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { useMutation } from '@tanstack/react-query';
import type { WashRequest } from '../../../lib/api-types';
import { dropDraft } from '../../../lib/form-draft';
import { useRuleForm } from '../../../lib/use-rule-form';
import { changeRequest } from '../api';
import { withoutDoorCode } from '../has-door-code';
import { useRequestsChanged } from '../request-queries';
import { isForForm } from '../../../lib/api-error';
import { useBackToFields } from '../../../lib/use-back-to-fields';
import { useDoneStep } from '../../../lib/use-done-step';
import { changeRefusal, checkChange } from './change-rules';
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
  const backToFields = useBackToFields(form, steps.toInput);
  const sending = useMutation({
    mutationFn: (values: ChangeValues) => changeRequest(row.id, changeOf(values, row)),
    onSuccess: async (changed) => {
      onChanged(changed);
      steps.toDone(changed);
      form.reset(valuesOf(changed));
      dropDraft(draft);
      await requestsChanged();
    },
    onError: (error, values) => {
      backToFields(changeRefusal(error, changeOf(values, row)));
      void requestsChanged();
    },
  });
  const refused = sending.error && changeRefusal(sending.error, {});
  const pending = sending.isPending || sending.isSuccess;
  return {
    form,
    steps,
    /** A refusal that the input cannot mend: it is shown where the button was pressed. */
    trouble: refused !== null && !isForForm(refused) ? refused : null,
    /** Until done is on the screen, which comes a moment after the answer: no second press in between. */
    pending,
    toConfirm: form.handleSubmit((values) => {
      sending.reset();
      steps.toConfirm(values);
    }),
    submit: (values: ChangeValues): void => {
      if (!pending) sending.mutate(values);
    },
  };
}
