import { DataTable } from 'react-admin';
import type { PaymentAttempt } from '../../../providers/api/api-types';
import { PaymentLink } from '../PaymentLink';
import { Whose } from '../Whose';
import { amountText, answerText, callStateText, channelText, kindText, moment } from '../inquiry-words';
import { tableStyles } from '../table-styles';

/** One row a call. */
export const AttemptTable = () => (
  <DataTable<PaymentAttempt> rowClick={false} bulkActionButtons={false} sx={tableStyles}>
    <DataTable.Col<PaymentAttempt> source="began_at" cellClassName="nowrap" render={(row) => moment(row.began_at)} />
    <DataTable.Col<PaymentAttempt> source="channel" disableSort render={(row) => channelText(row.channel)} />
    <DataTable.Col<PaymentAttempt> source="kind" cellClassName="nowrap" render={kindText} />
    <DataTable.Col<PaymentAttempt> source="state" cellClassName="nowrap strong" render={callStateText} />
    <DataTable.Col<PaymentAttempt> source="answer" disableSort render={answerText} />
    <DataTable.Col<PaymentAttempt>
      source="payment_id"
      cellClassName="nowrap"
      render={(row) => <PaymentLink id={row.payment_id} />}
    />
    <DataTable.Col<PaymentAttempt>
      source="payment_amount"
      disableSort
      headerClassName="number"
      cellClassName="number"
      render={(row) => amountText(row.payment_amount)}
    />
    <DataTable.Col<PaymentAttempt> source="user" disableSort render={(row) => <Whose {...row} />} />
  </DataTable>
);
