import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { labelOf } from '@laundry/shared/masters/lov';
import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { planChangeCourse } from '@laundry/shared/rules/plans/plan-change-course';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Card } from '../../../components/page/Card';
import { CheckboxField } from '../../../components/fields/CheckboxField';
import { RadioGroup } from '../../../components/fields/RadioGroup';
import { useTexts } from '../../../i18n/texts';
import { useFormErrors } from '../../../lib/form/form-errors';
import { useMessageText } from '../../../lib/calls/message-text';
import { useLovs } from '../../../lib/use-lovs';
import { planOf } from '../../../components/plan/plan-values';
import type { PlanEditValues } from './plan-edit-values';
import { paymentChoicesWith, paymentInstead } from './plan-payments';

/** How the plan is paid: what it does not allow says why, and gives way to what it does. */
export function PlanPayment({ customer }: { customer: PlanCustomer }) {
  const t = useTexts('plan').edit;
  const { fields } = useTexts('registration');
  const lovs = useLovs();
  const textOf = useMessageText();
  const form = useFormContext<PlanEditValues>();
  const { errorOf } = useFormErrors(form, fields);
  const values = useWatch({ control: form.control, compute: (all) => all });
  const choices = paymentChoicesWith(values, customer);
  const chosen = Number(values.payment_method_id);
  const isOpen = choices.some(({ method, refusal }) => method === chosen && refusal === null);
  const instead = paymentInstead(chosen, choices);
  useEffect(() => {
    if (!isOpen) form.setValue('payment_method_id', String(instead));
  }, [isOpen, instead, form]);
  const plan = planOf(values);
  const { creditCard } = PAYMENT_METHOD;
  const onFile = plan !== null && planChangeCourse(customer, plan, { payment_method: creditCard }).card === null;
  const renewable = onFile && values.plan_kind === 'monthly' && chosen === creditCard;
  const notes: Readonly<Record<number, string>> = {
    [creditCard]: values.plan_kind === 'monthly' ? t.payment.card_monthly : t.payment.card,
    [PAYMENT_METHOD.invoice]: t.payment.invoice,
    [PAYMENT_METHOD.onetime]: t.payment.onetime,
  };
  return (
    <Card title={fields.payment_method_id}>
      <RadioGroup
        {...form.register('payment_method_id')}
        label={fields.payment_method_id}
        error={errorOf('payment_method_id')}
        choices={choices.map(({ method, refusal }) => ({
          value: String(method),
          label: labelOf(lovs.payment_method, method),
          note: refusal === null ? notes[method] : textOf(refusal),
          disabled: refusal !== null,
        }))}
      />
      {renewable && (
        <CheckboxField {...form.register('renew_card')} label={t.payment.renew} note={t.payment.renew_note} />
      )}
    </Card>
  );
}
