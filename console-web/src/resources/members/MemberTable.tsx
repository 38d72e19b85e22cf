import { DataTable } from 'react-admin';
import { personName } from '@laundry/shared/text/person-name';
import { sheetStyles } from '../../components/list/sheet-styles';
import { roleLabel } from '../../layout/role-label';
import type { Member } from '../../providers/api/api-types';
import { ChangePassword } from './ChangePassword';
import { memberSince } from './member-form';
import { ResetSecondFactor } from './ResetSecondFactor';
import { SelectMember } from './SelectMember';

/** One row a member of staff. */
export function MemberTable() {
  return (
    <DataTable<Member>
      rowClick={false}
      bulkActionButtons={false}
      sx={{ ...sheetStyles, '& td': { fontSize: 13, verticalAlign: 'middle' } }}
    >
      <DataTable.Col source="select" disableSort>
        <SelectMember />
      </DataTable.Col>
      <DataTable.Col<Member> source="created_at" render={memberSince} />
      <DataTable.Col<Member> source="name1" label="resources.members.fields.name" render={personName} />
      <DataTable.Col<Member> source="role_type" render={roleLabel} />
      <DataTable.Col source="email" />
      <DataTable.Col source="password" disableSort>
        <ChangePassword />
      </DataTable.Col>
      <DataTable.Col source="second_factor" disableSort>
        <ResetSecondFactor />
      </DataTable.Col>
    </DataTable>
  );
}
