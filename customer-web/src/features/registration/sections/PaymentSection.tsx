import { PAYMENT_METHOD, type PaymentMethod } from '@laundry/shared/constants/payment-methods';
import { labelOf } from '@laundry/shared/masters/lov';
import { paymentChoices } from '@laundry/shared/rules/payments/payment-choices';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Card } from '../../../components/page/Card';
import { RadioGroup } from '../../../components/fields/RadioGroup';
import { useLovs } from '../../../lib/use-lovs';
import { useRegistrationForm } from '../form/registration-form';
import { planOf } from '../../../components/plan/plan-values';
import { isCompany } from '../form/registration-values';

/**
 * The methods that the customer and the plan allow; one that no longer is allowed gives way to the card. Where there is one
 * only, nothing is asked.
 */
export function PaymentSection() {
  const { form, t, choice } = useRegistrationForm();
  const lovs = useLovs();
  const values = useWatch({ control: form.control, compute: (all) => all });
  const company = isCompany(values);
  const choices = paymentChoices(company, planOf(values));
  const chosen = Number(values.payment_method_id);
  const gone = !choices.some((method) => method === chosen);
  useEffect(() => {
    if (gone) form.setValue('payment_method_id', String(PAYMENT_METHOD.creditCard));
  }, [gone, form]);
  const invoiceHidden = company && values.plan_kind === 'monthly' && !choices.includes(PAYMENT_METHOD.invoice);
  const notes: Record<PaymentMethod, string> = {
    [PAYMENT_METHOD.creditCard]: values.plan_kind === 'monthly' ? t.payment_note.card_monthly : t.payment_note.card,
    [PAYMENT_METHOD.invoice]: t.payment_note.invoice,
    [PAYMENT_METHOD.onetime]: t.payment_note.onetime,
  };
  return (
    <Card title={t.sections.payment}>
      {choices.length > 1 ? (
        <RadioGroup
          {...choice('payment_method_id')}
          choices={choices.map((method) => ({
            value: String(method),
            label: labelOf(lovs.payment_method, method),
            note: notes[method],
          }))}
        />
      ) : (
        <p>{values.plan_kind === 'onetime' ? t.payment_note.onetime : t.payment_note.only_card}</p>
      )}
      {invoiceHidden && <p className="small muted">{t.payment_note.plans}</p>}
    </Card>
  );
}
