import { DataTable } from 'react-admin';
import { t } from '../../../i18n';
import type { PaymentMessage } from '../../../providers/api/api-types';
import { PaymentLink } from '../PaymentLink';
import { Whose } from '../Whose';
import { amountText, channelText, moment, reasonText, sourceText, stateText } from '../inquiry-words';
import { tableStyles } from '../table-styles';

/** One row a message. */
export const MessageTable = () => (
  <DataTable<PaymentMessage> rowClick={false} bulkActionButtons={false} sx={tableStyles}>
    <DataTable.Col<PaymentMessage>
      source="received_at"
      cellClassName="nowrap"
      render={(row) => moment(row.received_at)}
    />
    <DataTable.Col<PaymentMessage> source="channel" render={(row) => channelText(row.channel)} />
    <DataTable.Col<PaymentMessage> source="source" render={(row) => sourceText(row.source)} />
    <DataTable.Col<PaymentMessage>
      source="outcome"
      render={(row) => `${stateText(row.outcome)}　${amountText(row.amount)}`}
    />
    <DataTable.Col<PaymentMessage> source="reason" cellClassName="strong" render={(row) => reasonText(row.reason)} />
    <DataTable.Col<PaymentMessage> source="times" headerClassName="number" cellClassName="number" />
    <DataTable.Col<PaymentMessage>
      source="payment_id"
      cellClassName="nowrap"
      render={({ payment_id }) => (payment_id === null ? t('inquiries.nobody') : <PaymentLink id={payment_id} />)}
    />
    <DataTable.Col<PaymentMessage>
      source="payment_amount"
      disableSort
      headerClassName="number"
      cellClassName="number"
      render={({ payment_amount }) => (payment_amount === null ? '' : amountText(payment_amount))}
    />
    <DataTable.Col<PaymentMessage> source="user" disableSort render={(row) => <Whose {...row} />} />
  </DataTable>
);
