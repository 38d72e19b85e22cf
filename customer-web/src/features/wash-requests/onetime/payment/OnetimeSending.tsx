import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { NotSent } from '../../../../components/messages/NotSent';
import { Alert } from '../../../../components/messages/Alert';
import { Repriced } from '../../../../components/payment/Repriced';
import { useTexts } from '../../../../i18n/texts';
import type { OnetimeConfirmProps } from '../OnetimeConfirm';
import { type OnetimeValues, paysBy } from '../onetime-values';

interface OnetimeSendingProps extends Pick<OnetimeConfirmProps, 'onetime' | 'checked'> {
  values: OnetimeValues;
}

/** Above the button: why it was not sent, and what pressing it brings. */
export function OnetimeSending({ onetime, checked, values }: OnetimeSendingProps) {
  const t = useTexts('onetime');
  const { not_sent } = useTexts('requests').booking;
  const byInvoice = paysBy(values, ONETIME_PAYMENT_METHOD.deferredInvoice);
  return (
    <>
      {onetime.newPrice !== null && <Repriced from={checked.price} to={onetime.newPrice} />}
      <NotSent error={onetime.trouble} title={not_sent} />
      <PaypayWarning values={values} />
      <p className="small muted">{byInvoice ? t.final_invoice : t.final}</p>
    </>
  );
}

/** Whoever pays by PayPay comes back by themselves only while both stay open. */
function PaypayWarning({ values }: { values: OnetimeValues }) {
  const t = useTexts('onetime');
  if (!paysBy(values, ONETIME_PAYMENT_METHOD.paypay)) return null;
  return (
    <Alert kind="warn" title={t.paypay_warning_title}>
      <p>{t.paypay_warning}</p>
    </Alert>
  );
}
