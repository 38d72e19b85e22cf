import { displayDateTime } from '@laundry/shared/time/display';
import { t } from '../../i18n';
import { customer } from '../../i18n/customer';
import type { ConsoleUser, CustomerMail } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { RecordTable } from './RecordTable';

const isState = (state: string): state is keyof typeof customer.mailState => state in customer.mailState;

/** What was written to the customer, and whether it went out. */
export function CustomerMails({ user }: { user: ConsoleUser }) {
  const { mailsOf } = useConsoleData();
  return (
    <RecordTable<CustomerMail>
      name="mails"
      userId={user.id}
      read={mailsOf}
      keyOf={({ id }) => id}
      columns={[
        { key: 'date', cell: ({ sent_at, created_at }) => displayDateTime(sent_at ?? created_at, 'ja', nowJst()) },
        {
          key: 'state',
          cell: ({ state }) => (
            <span className={state === 'failed' ? 'bad' : ''}>
              {isState(state) ? t(`customer.mailState.${state}`) : state}
            </span>
          ),
        },
        { key: 'subject', cell: ({ subject }) => subject },
        { key: 'recipient', cell: ({ recipient }) => <span className="soft">{recipient}</span> },
      ]}
    />
  );
}
