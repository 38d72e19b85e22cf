import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { personName } from '@laundry/shared/text/person-name';
import { sheetStyles } from '../../components/list/sheet-styles';
import { roleLabel } from '../../providers/access/role-label';
import type { Member } from '../../providers/api/api-types';
import { ChangePassword } from './ChangePassword';
import { type Listed, memberSince } from './member-form';
import { ResetSecondFactor } from './ResetSecondFactor';
import { SelectMember } from './SelectMember';

const COLUMNS = {
  select: (
    <DataTable.Col key="select" source="select" disableSort>
      <SelectMember />
    </DataTable.Col>
  ),
  created_at: <DataTable.Col<Listed> key="created_at" source="created_at" render={memberSince} />,
  name1: <DataTable.Col<Listed> key="name1" source="name1" label="resources.members.fields.name" render={personName} />,
  role_type: <DataTable.Col<Member> key="role_type" source="role_type" render={roleLabel} />,
  email: <DataTable.Col key="email" source="email" />,
  password: (
    <DataTable.Col key="password" source="password" disableSort>
      <ChangePassword />
    </DataTable.Col>
  ),
  second_factor: (
    <DataTable.Col key="second_factor" source="second_factor" disableSort>
      <ResetSecondFactor />
    </DataTable.Col>
  ),
} satisfies Record<string, ReactElement>;

export type MemberColumn = keyof typeof COLUMNS;

/** One row a person. */
export function MemberTable({ columns }: { columns: readonly MemberColumn[] }) {
  return (
    <DataTable<Listed>
      rowClick={false}
      bulkActionButtons={false}
      sx={{ ...sheetStyles, '& td': { fontSize: 13, verticalAlign: 'middle' } }}
    >
      {columns.map((name) => COLUMNS[name])}
    </DataTable>
  );
}
