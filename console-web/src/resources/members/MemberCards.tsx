import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext } from 'ra-core';
import { personName } from '@laundry/shared/text/person-name';
import { cardsStyles } from '../../components/list/cards-styles';
import { t } from '../../i18n';
import { roleLabel } from '../../layout/role-label';
import type { Member } from '../../providers/api/api-types';
import { ChangePassword } from './ChangePassword';
import { memberSince } from './member-form';
import { ResetSecondFactor } from './ResetSecondFactor';
import { SelectMember } from './SelectMember';

/** The staff on phones: one card each. */
export function MemberCards() {
  const { data = [] } = useListContext<Member>();
  return (
    <Box component="ul" sx={styles}>
      {data.map((member) => (
        <RecordContextProvider key={member.id} value={member}>
          <li>
            <SelectMember />
            <div className="facts">
              <div className="head">{personName(member)}</div>
              <div>{roleLabel(member)}</div>
              <div>{member.email}</div>
              <div className="soft">{`${t('members.fields.created_at')} ${memberSince(member)}`}</div>
              <ChangePassword /> <ResetSecondFactor />
            </div>
          </li>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

const styles = {
  ...cardsStyles,
  '& > li': { ...cardsStyles['& > li'], display: 'flex', alignItems: 'flex-start', gap: '4px', paddingLeft: '4px' },
  '& .facts': { minWidth: 0, overflowWrap: 'anywhere' },
};
