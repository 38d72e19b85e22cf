import { displayDateTime } from '@laundry/shared/time/display';
import type { ConsoleUser, CustomerMail } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { mailStateText, recipientText } from './mail-state';
import { RecordTable } from './RecordTable';

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
          cell: ({ state }) => <span className={state === 'failed' ? 'bad' : ''}>{mailStateText(state)}</span>,
        },
        { key: 'subject', cell: ({ subject }) => subject },
        {
          key: 'recipient',
          cell: (mail) => <span className="soft">{recipientText(mail)}</span>,
        },
      ]}
    />
  );
}
