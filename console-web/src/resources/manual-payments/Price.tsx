import { t } from '../../i18n';
import type { ManualPayment } from '../../providers/api/api-types';
import { dueText, priceText } from './payment-facts';

/** The sum of a payment; what goes back to the customer says so, also what nobody knows of; what is expected says until when. */
export function Price({ payment }: { payment: ManualPayment }) {
  return (
    <>
      {payment.is_refund && <span className="status bad">{t('payments.refund')}</span>}
      {payment.is_unconfirmed && <span className="status bad">{t('payments.unconfirmed')}</span>}{' '}
      <span className="strong">{priceText(payment)}</span>
      <div className="soft">{dueText(payment)}</div>
    </>
  );
}
