import { displayDateTime } from '@laundry/shared/time/display';
import { Link } from 'react-router';
import { t } from '../../i18n';
import { customer } from '../../i18n/customer';
import type { ConsoleUser, LedgerEntry } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { requestPaths } from '../wash-requests/request-paths';
import { RecordTable } from './RecordTable';

type Reason = keyof typeof customer.reason;
const isReason = (reason: string): reason is Reason => reason in customer.reason;
const signed = new Intl.NumberFormat('ja-JP', { signDisplay: 'exceptZero' });

/** How the balance came about. */
export function CustomerLedger({ user }: { user: ConsoleUser }) {
  const { ledgerOf } = useConsoleData();
  return (
    <RecordTable<LedgerEntry>
      name="ledger"
      userId={user.id}
      read={ledgerOf}
      keyOf={({ id }) => id}
      columns={[
        { key: 'date', cell: ({ created_at }) => displayDateTime(created_at, 'ja', nowJst()) },
        { key: 'change', isNumber: true, cell: ({ delta }) => signed.format(delta) },
        { key: 'balance', isNumber: true, cell: ({ balance }) => <strong>{balance}</strong> },
        { key: 'reason', cell: ({ reason }) => (isReason(reason) ? t(`customer.reason.${reason}`) : reason) },
        {
          key: 'request',
          cell: ({ wash_request_id: id }) => id !== null && <Link to={requestPaths.detail(id)}>{id}</Link>,
        },
        { key: 'actor', cell: ({ actor_name }) => actor_name ?? t('customer.system') },
      ]}
    />
  );
}
