import { labelOf } from '@laundry/shared/masters/lov';
import { planName } from '@laundry/shared/masters/plans';
import { mostExtra } from '@laundry/shared/rules/payments/extra-purchase';
import { extraPaymentChoices } from '@laundry/shared/rules/payments/payment-choices';
import { type PlanId, sizeKeyOf } from '@laundry/shared/rules/plans/plan-id';
import { useWatch } from 'react-hook-form';
import { Total } from '../../components/payment/Total';
import { useMonths } from '../../components/plan/use-months';
import { Button } from '../../components/buttons/Button';
import { Card } from '../../components/page/Card';
import { DescriptionList } from '../../components/page/DescriptionList';
import { ErrorSummary } from '../../components/messages/ErrorSummary';
import { RadioGroup } from '../../components/fields/RadioGroup';
import { SelectField } from '../../components/fields/SelectField';
import { groupDigits } from '../../components/text/group-digits';
import { StepActions } from '../../components/buttons/StepActions';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useFormErrors } from '../../lib/form/form-errors';
import { useLovs } from '../../lib/use-lovs';
import { purchaseOf } from './purchase';
import type { BagPurchase } from './use-purchase';

interface PurchaseInputProps {
  user: CurrentUser;
  plan: PlanId;
  purchase: BagPurchase;
}

export function PurchaseInput({ user, plan, purchase }: PurchaseInputProps) {
  const t = useTexts('buy_bags');
  const payment = useTexts('payment');
  const { bags } = useTexts('common');
  const lang = useLang();
  const lovs = useLovs();
  const { until } = useMonths(user);
  const { form } = purchase;
  const max = mostExtra(user.available_request_count);
  const { errorOf, summary } = useFormErrors(form, t.labels, { min: 1, max });
  const values = useWatch({ control: form.control, compute: (all) => all });
  const { count, unit, price } = purchaseOf(values, user, plan);
  const left = user.available_request_count;
  return (
    <form className="stack" noValidate onSubmit={purchase.toConfirm}>
      <ErrorSummary messages={summary} />
      <Card title={t.bags_title}>
        <DescriptionList
          items={[
            { term: t.plan, detail: planName(plan, lang) },
            { term: t.size, detail: labelOf(lovs.size, sizeKeyOf(plan)) },
            { term: t.left, detail: t.left_until({ bags: bags({ count: left }), until }) },
            { term: t.unit, detail: payment.taxed({ price: groupDigits(unit) }) },
          ]}
        />
        <SelectField {...form.register('count')} label={t.labels.count} error={errorOf('count')}>
          {Array.from({ length: max }, (_, index) => index + 1).map((number) => (
            <option key={number} value={number}>
              {bags({ count: number })}
            </option>
          ))}
        </SelectField>
        <div aria-live="polite">
          <Total amount={price} />
          <p className="small muted">{t.after({ bags: bags({ count: left + count }), until })}</p>
        </div>
      </Card>
      <Card title={t.labels.payment_method}>
        <RadioGroup
          {...form.register('payment_method')}
          label={t.choose_payment}
          error={errorOf('payment_method')}
          choices={extraPaymentChoices(user.payment_method_id).map((method) => ({
            value: String(method),
            label: labelOf(lovs.payment_method, method),
            note: t.notes[method],
          }))}
        />
      </Card>
      <StepActions>
        <Button type="submit" wide>
          {t.to_confirm}
        </Button>
      </StepActions>
    </form>
  );
}
