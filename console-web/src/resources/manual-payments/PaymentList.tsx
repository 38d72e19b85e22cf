import { ColumnsButton } from 'react-admin';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { ListPage } from '../../components/list/ListPage';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';
import type { ManualPayment } from '../../providers/api/api-types';
import { initialPayments } from '../../providers/calls/payments/manual-payments';
import { todayJst } from '../../providers/clock';
import { PaymentCards } from './PaymentCards';
import { PaymentSearch } from './PaymentSearch';
import { PaymentSums } from './PaymentSums';
import { PaymentTable } from './PaymentTable';

/** The payments that people settle by hand. It opens with this month, not with what was searched for last. */
export default function PaymentList() {
  const isPhone = useIsPhone();
  return (
    <ListPage<ManualPayment>
      title={t('payments.name')}
      filterDefaultValues={initialPayments(todayJst())}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={100}
      search={<PaymentSearch />}
      tools={!isPhone && <ColumnsButton />}
      empty={<EmptyPanel text={t('payments.empty')} />}
    >
      <PaymentSums />
      {isPhone ? <PaymentCards /> : <PaymentTable />}
    </ListPage>
  );
}
