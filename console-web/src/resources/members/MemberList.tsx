import Box from '@mui/material/Box';
import { ColumnsButton, TextInput } from 'react-admin';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { ListPage } from '../../components/list/ListPage';
import { SearchPanel } from '../../components/list/SearchPanel';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';
import type { Member } from '../../providers/api/api-types';
import { AddMember } from './AddMember';
import { DeleteMembers } from './DeleteMembers';
import { MemberCards } from './MemberCards';
import { MemberKinds } from './MemberKinds';
import { MemberTable } from './MemberTable';
import { ROLE_TYPES } from './member-form';

const ROLES = [{ value: '', label: t('members.search.all') }, ...ROLE_TYPES];

/** The accounts of staff: a table on desks, cards on phones. */
export default function MemberList() {
  const isPhone = useIsPhone();
  return (
    <ListPage<Member>
      title={t('members.name')}
      beside={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <MemberKinds />
          <AddMember />
        </Box>
      }
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={100}
      search={
        <SearchPanel choices={{ role_type: ROLES }}>
          <TextInput source="name" helperText={false} />
          <TextInput source="email" helperText={false} />
          <ChoiceInput source="role_type" choices={ROLES} />
        </SearchPanel>
      }
      tools={
        <>
          <DeleteMembers />
          {!isPhone && <ColumnsButton />}
        </>
      }
      empty={<EmptyPanel text={t('members.empty')} />}
    >
      {isPhone ? <MemberCards /> : <MemberTable />}
    </ListPage>
  );
}
