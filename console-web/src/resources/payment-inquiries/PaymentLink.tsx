import { Link } from 'react-router';
import { t } from '../../i18n';
import { paymentPath } from './payment-path';

/** The way to a payment with all that was asked and said about it. */
export const PaymentLink = ({ id }: { id: number }) => (
  <Link to={paymentPath(id)}>{t('inquiries.payment', { id })}</Link>
);
