import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext } from 'ra-core';
import { personName } from '@laundry/shared/text/person-name';
import { cardsStyles } from '../../components/list/cards-styles';
import { t } from '../../i18n';
import { roleLabel } from '../../layout/role-label';
import { ChangePassword } from './ChangePassword';
import { type Listed, memberSince } from './member-form';
import { ResetSecondFactor } from './ResetSecondFactor';
import { SelectMember } from './SelectMember';

/** The people on phones: one card each. */
export function MemberCards() {
  const { data = [] } = useListContext<Listed>();
  return (
    <Box component="ul" sx={styles}>
      {data.map((person) => (
        <RecordContextProvider key={person.id} value={person}>
          <li>
            {'role' in person && <SelectMember />}
            <div className="facts">
              <div className="head">{personName(person)}</div>
              {'role' in person && <div>{roleLabel(person)}</div>}
              <div>{person.email}</div>
              <div className="soft">{`${t('members.fields.created_at')} ${memberSince(person)}`}</div>
              {'role' in person ? <ChangePassword /> : `${t('members.fields.second_factor')}:`} <ResetSecondFactor />
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
  '& .facts': { minWidth: 0, overflowWrap: 'anywhere' },
};
