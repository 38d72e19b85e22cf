import { ColumnsButton } from 'react-admin';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { ListPage } from '../../components/list/ListPage';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';
import type { Member } from '../../providers/api/api-types';
import { AddMember } from './AddMember';
import { DeleteMembers } from './DeleteMembers';
import { MemberCards } from './MemberCards';
import { MemberSearch } from './MemberSearch';
import { MemberTable } from './MemberTable';

/** The accounts of staff: a table on desks, cards on phones. */
export default function MemberList() {
  const isPhone = useIsPhone();
  return (
    <ListPage<Member>
      title={t('members.name')}
      beside={<AddMember />}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={100}
      search={<MemberSearch />}
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
