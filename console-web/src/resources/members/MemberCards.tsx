import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext } from 'ra-core';
import { personName } from '@laundry/shared/text/person-name';
import { cardsStyles } from '../../components/list/cards-styles';
import { t } from '../../i18n';
import { roleLabel } from '../../providers/access/role-label';
import type { Member } from '../../providers/api/api-types';
import { ChangePassword } from './ChangePassword';
import { memberSince } from './member-form';
import type { MemberColumn } from './MemberTable';
import { ResetSecondFactor } from './ResetSecondFactor';
import { SelectMember } from './SelectMember';

/** The people on phones: one card each, of what the table has columns for. */
export function MemberCards({ columns }: { columns: readonly MemberColumn[] }) {
  const { data = [] } = useListContext<Member>();
  const has = (column: MemberColumn) => columns.includes(column);
  return (
    <Box component="ul" sx={styles}>
      {data.map((person) => (
        <RecordContextProvider key={person.id} value={person}>
          <li>
            {has('select') && <SelectMember />}
            <div className="facts">
              <div className="head">{personName(person)}</div>
              {has('role_type') && <div>{roleLabel(person)}</div>}
              <div>{person.email}</div>
              <div className="soft">{`${t('members.fields.created_at')} ${memberSince(person)}`}</div>
              {has('password') && (
                <div>
                  <ChangePassword />
                </div>
              )}
              {has('second_factor') && (
                <div>
                  {`${t('members.fields.second_factor')}: `}
                  <ResetSecondFactor />
                </div>
              )}
            </div>
          </li>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

const styles = {
  ...cardsStyles,
  '& > li': { ...cardsStyles['& > li'], display: 'flex', alignItems: 'flex-start', gap: '4px' },
  '& .MuiCheckbox-root': { marginLeft: '-8px' },
  '& .facts': { display: 'grid', gap: '4px', minWidth: 0, overflowWrap: 'anywhere' },
};
