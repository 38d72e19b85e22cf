import { DataTable } from 'react-admin';
import { inlineStyles } from '../../components/inline/inline-styles';
import { noteStyles } from '../../components/list/note-styles';
import { sheetStyles } from '../../components/list/sheet-styles';
import type { ManualPayment } from '../../providers/api/api-types';
import { CustomerOf } from './CustomerOf';
import { Kind } from './Kind';
import { methodText, moment, monthText, updaterText } from './payment-facts';
import { PaymentNote } from './PaymentNote';
import { PaymentStatus } from './PaymentStatus';
import { Price } from './Price';

/** One row a payment; status and note are written in their place. */
export function PaymentTable() {
  return (
    <DataTable<ManualPayment> rowClick={false} bulkActionButtons={false} sx={styles}>
      <DataTable.Col<ManualPayment>
        source="created_at"
        cellClassName="nowrap"
        render={(row) => moment(row.created_at)}
      />
      <DataTable.Col<ManualPayment>
        source="price"
        headerClassName="number"
        cellClassName="number"
        render={(row) => <Price payment={row} />}
      />
      <DataTable.Col<ManualPayment> source="count" headerClassName="number" cellClassName="number" />
      <DataTable.Col<ManualPayment> source="month" cellClassName="nowrap" render={monthText} />
      <DataTable.Col<ManualPayment> source="page_id" cellClassName="nowrap" render={(row) => <Kind payment={row} />} />
      <DataTable.Col<ManualPayment> source="payment_method_id" cellClassName="nowrap" render={methodText} />
      <DataTable.Col<ManualPayment> source="user" disableSort render={(row) => <CustomerOf payment={row} />} />
      <DataTable.Col<ManualPayment> source="status_id" cellClassName="nowrap">
        <PaymentStatus />
      </DataTable.Col>
      <DataTable.Col<ManualPayment> source="bikou">
        <PaymentNote />
      </DataTable.Col>
      <DataTable.Col<ManualPayment> source="update_user" disableSort cellClassName="nowrap" render={updaterText} />
      <DataTable.Col<ManualPayment>
        source="updated_at"
        cellClassName="nowrap"
        render={(row) => moment(row.updated_at)}
      />
    </DataTable>
  );
}

const styles = {
  ...sheetStyles,
  ...inlineStyles,
  '& th, & td': { paddingInline: '10px' },
  '& .nowrap': { whiteSpace: 'nowrap' },
  '& .number': { ...sheetStyles['& .number'], whiteSpace: 'nowrap' },
  '& .column-user': { minWidth: 150 },
  ...noteStyles,
  '& .note': { ...noteStyles['& .note'], minWidth: 120, maxWidth: 260 },
};
