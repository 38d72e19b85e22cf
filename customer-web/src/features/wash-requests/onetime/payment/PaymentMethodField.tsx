import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { labelOf } from '@laundry/shared/masters/lov';
import { onetimePaymentChoices } from '@laundry/shared/rules/payments/payment-choices';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Card } from '../../../../components/page/Card';
import { RadioGroup } from '../../../../components/fields/RadioGroup';
import { useTexts } from '../../../../i18n/texts';
import { useLovs } from '../../../../lib/use-lovs';
import type { EndedPayment } from '../../../../lib/payment/payment-query';
import { PaidAccountNote } from './PaidAccountNote';
import { RefusedHere } from './RefusedHere';
import type { PaidAccount } from './use-paid-account';

interface PaymentMethodFieldProps {
  field: UseFormRegisterReturn;
  company: boolean;
  error: string | undefined;
  account: PaidAccount;
  /** The payment that was not accepted. */
  refused: EndedPayment | null;
}

/** The ways to pay that there are for this customer. */
export function PaymentMethodField({ field, company, error, account, refused }: PaymentMethodFieldProps) {
  const t = useTexts('onetime');
  const lovs = useLovs();
  const { creditCard, paypay, deferredInvoice } = ONETIME_PAYMENT_METHOD;
  const notes = { [creditCard]: t.method.card, [paypay]: t.method.paypay, [deferredInvoice]: t.method.invoice };
  return (
    <Card title={t.labels.onetime_payment_method_id}>
      {refused !== null && <RefusedHere payment={refused} />}
      <RadioGroup
        {...field}
        label={t.method.label}
        error={error}
        choices={onetimePaymentChoices(company).map((method) => ({
          value: String(method),
          label: labelOf(lovs.onetime_payment_method, method),
          note: notes[method],
        }))}
      />
      {account.wanted && <PaidAccountNote account={account} />}
    </Card>
  );
}
