import { isOverdue } from '@laundry/shared/rules/payments/overdue';
import { t } from '../../i18n';
import type { ManualPayment } from '../../providers/api/api-types';
import { todayJst } from '../../providers/clock';
import { dueText, priceText } from './payment-facts';

/** The sum of a payment; what goes back to the customer says so, also what nobody knows of; what is expected says until when, and that it is late. */
export function Price({ payment }: { payment: ManualPayment }) {
  const isLate = isOverdue(payment, todayJst());
  return (
    <>
      {payment.is_refund && <span className="status bad">{t('payments.refund')}</span>}
      {payment.is_unconfirmed && <span className="status bad">{t('payments.unconfirmed')}</span>}{' '}
      <span className="strong">{priceText(payment)}</span>
      <div className={isLate ? 'problem' : 'soft'}>
        {isLate && `${t('payments.overdue')} `}
        {dueText(payment)}
      </div>
    </>
  );
}
