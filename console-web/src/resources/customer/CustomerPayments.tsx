import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { displayDateTime } from '@laundry/shared/time/display';
import { Link } from 'react-router';
import { t } from '../../i18n';
import { yenText } from '../../i18n/amounts';
import { customer } from '../../i18n/customer';
import type { ConsoleUser, CustomerPayment } from '../../providers/api/api-types';
import { useMay } from '../../providers/access/OperatorContext';
import { nowJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { paymentPath } from '../payment-inquiries/payment-path';
import { RecordTable } from './RecordTable';

const isState = (state: string): state is keyof typeof customer.payment => state in customer.payment;
const isChannel = (channel: string): channel is keyof typeof customer.channel => channel in customer.channel;

function methodText({ channel, page_id, payment_method_id }: CustomerPayment): string {
  if (channel !== null) return isChannel(channel) ? t(`customer.channel.${channel}`) : channel;
  const methods = page_id === PAGE.onetimeRequest ? LOVS_JA.onetime_payment_method : LOVS_JA.payment_method;
  return labelOf(methods, payment_method_id);
}

function stateText({ state, status_id }: CustomerPayment): string {
  if (state === null) return labelOf(LOVS_JA.payment_status, status_id);
  return isState(state) ? t(`customer.payment.${state}`) : state;
}

/** What it was for; whoever may see what its provider was asked and said is led there. */
function Kind({ payment: { source, id, page_id } }: { payment: CustomerPayment }) {
  const may = useMay();
  const label = labelOf(LOVS_JA.page, page_id);
  if (source !== 'provider' || !may('paymentMessages')) return label;
  return <Link to={paymentPath(id)}>{label}</Link>;
}

/** Money, through providers and by hand. */
export function CustomerPayments({ user }: { user: ConsoleUser }) {
  const { paymentsOf } = useConsoleData();
  return (
    <RecordTable<CustomerPayment>
      name="payments"
      userId={user.id}
      read={paymentsOf}
      keyOf={({ source, id }) => `${source} ${id}`}
      columns={[
        { key: 'date', cell: ({ created_at }) => displayDateTime(created_at, 'ja', nowJst()) },
        {
          key: 'price',
          isNumber: true,
          cell: ({ price, is_refund }) => `${is_refund ? `${t('customer.refund')} ` : ''}${yenText(price)}`,
        },
        { key: 'kind', cell: (payment) => <Kind payment={payment} /> },
        { key: 'method', cell: methodText },
        {
          key: 'state',
          cell: (payment) => (
            <span className={payment.state === PAYMENT_STATE.declined ? 'bad' : ''}>{stateText(payment)}</span>
          ),
        },
      ]}
    />
  );
}
