import { DataTable } from 'react-admin';
import { personName } from '@laundry/shared/text/person-name';
import { sheetStyles } from '../../components/list/sheet-styles';
import type { Administrator } from '../../providers/api/api-types';
import { memberSince } from './member-form';
import { ResetSecondFactor } from './ResetSecondFactor';

/** One row an administrator. */
export function AdministratorTable() {
  return (
    <DataTable<Administrator>
      rowClick={false}
      bulkActionButtons={false}
      sx={{ ...sheetStyles, '& td': { fontSize: 13, verticalAlign: 'middle' } }}
    >
      <DataTable.Col<Administrator> source="created_at" render={memberSince} />
      <DataTable.Col<Administrator> source="name1" label="resources.members.fields.name" render={personName} />
      <DataTable.Col source="email" />
      <DataTable.Col source="second_factor" disableSort>
        <ResetSecondFactor />
      </DataTable.Col>
    </DataTable>
  );
}
