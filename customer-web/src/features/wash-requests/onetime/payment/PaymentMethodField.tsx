import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { labelOf } from '@laundry/shared/masters/lov';
import { onetimePaymentChoices } from '@laundry/shared/rules/payments/payment-choices';
import { focusField } from '@laundry/web-kit/forms/steps/focus';
import { use, useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Card } from '../../../../components/page/Card';
import { RadioGroup } from '../../../../components/fields/RadioGroup';
import { RefusedPayment } from '../../../../components/payment/refused-payment';
import { NotPaid } from '../../../../components/payment/NotPaid';
import { useTexts } from '../../../../i18n/texts';
import { useLovs } from '../../../../lib/use-lovs';
import type { EndedPayment } from '../../../../lib/payment/payment-query';
import type { OnetimeValues } from '../onetime-values';
import { PaidAccountNote } from './PaidAccountNote';
import type { PaidAccount } from './use-paid-account';

interface PaymentMethodFieldProps {
  field: UseFormRegisterReturn;
  company: boolean;
  error: string | undefined;
  account: PaidAccount;
  /** '' until one is. */
  chosen: OnetimeValues['onetime_payment_method_id'];
}

/** The ways to pay that there are for this customer. */
export function PaymentMethodField({ field, company, error, account, chosen }: PaymentMethodFieldProps) {
  const t = useTexts('onetime');
  const lovs = useLovs();
  const refused = use(RefusedPayment);
  const { creditCard, paypay, deferredInvoice } = ONETIME_PAYMENT_METHOD;
  const notes = { [creditCard]: t.method.card, [paypay]: t.method.paypay, [deferredInvoice]: t.method.invoice };
  return (
    <Card title={t.labels.onetime_payment_method_id}>
      {refused !== null && chosen === '' && <RefusedHere payment={refused} />}
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

/** That a payment was not accepted, where another way is chosen: whoever comes back begins there. */
function RefusedHere({ payment }: { payment: EndedPayment }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the screen has gone to its own beginning.
    const frame = requestAnimationFrame(() => ref.current && focusField(ref.current));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={ref} tabIndex={-1}>
      <NotPaid payment={payment} />
    </div>
  );
}
