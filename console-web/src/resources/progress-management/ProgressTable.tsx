import { displayDateTime } from '@laundry/shared/time/display';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';
import { sheetStyles } from '../../components/list/sheet-styles';
import type { ProgressRow } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { Customer } from './Customer';
import { requestPath, stageText, staffText } from './progress-facts';

type Row = ProgressRow & { readonly id: string };

/** One row for each stage done, and for each part of a split. */
export function ProgressTable() {
  const now = nowJst();
  return (
    <DataTable<Row> rowClick={false} bulkActionButtons={false} sx={sheetStyles}>
      <DataTable.Col<Row> source="dt" disableSort render={({ dt }) => displayDateTime(dt, 'ja', now)} />
      <DataTable.Col<Row> source="staff" disableSort render={staffText} />
      <DataTable.Col<Row> source="status" disableSort render={stageText} />
      <DataTable.Col<Row> source="customer" disableSort render={(row) => <Customer row={row} />} />
      <DataTable.Col<Row> source="count" disableSort cellClassName="number" headerClassName="number" />
      <DataTable.Col<Row>
        source="wash_request_id"
        disableSort
        render={(row) => <Link to={requestPath(row)}>{row.wash_request_id}</Link>}
      />
    </DataTable>
  );
}
