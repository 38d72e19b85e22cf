import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { Alert } from '../../../../components/messages/Alert';
import { useTexts } from '../../../../i18n/texts';
import { type OnetimeValues, paysBy } from '../onetime-values';

/** Whoever pays by PayPay comes back by themselves only while both stay open. */
export function PaypayWarning({ values }: { values: OnetimeValues }) {
  const t = useTexts('onetime');
  if (!paysBy(values, ONETIME_PAYMENT_METHOD.paypay)) return null;
  return (
    <Alert kind="warn" title={t.paypay_warning_title}>
      <p>{t.paypay_warning}</p>
    </Alert>
  );
}
