import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { ColumnsButton } from 'react-admin';
import { EmptyPanel } from '../../../components/page/EmptyPanel';
import { ListPage } from '../../../components/list/ListPage';
import { useIsPhone } from '../../../theme/useIsPhone';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { useMay } from '../../../providers/access/OperatorContext';
import type { UserColumnGroup } from '../user-facts';
import { KindSwitch } from './KindSwitch';
import { Receipts } from './Receipts';
import { UserCards } from './UserCards';
import { UserSearch } from './UserSearch';
import { UserTable } from './UserTable';

interface Props {
  readonly title: string;
  readonly groups: readonly UserColumnGroup[];
  /** Whether last month's receipts are fetched from here. */
  readonly hasReceipts?: boolean;
}

/** A list of customers: a wide table on desks, cards on phones. */
export function UserList({ title, groups, hasReceipts = false }: Props) {
  const isPhone = useIsPhone();
  const mayDownload = useMay()('users.receiptCsv');
  return (
    <ListPage<ConsoleUser>
      title={title}
      beside={
        <>
          <KindSwitch />
          <ActiveCount />
        </>
      }
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      search={<UserSearch />}
      tools={
        <>
          {hasReceipts && mayDownload && <Receipts />}
          {!isPhone && <ColumnsButton />}
        </>
      }
      empty={<EmptyPanel text={t('users.empty')} />}
    >
      {isPhone ? <UserCards groups={groups} /> : <UserTable groups={groups} />}
    </ListPage>
  );
}

/** How many active customers there are, whatever the filter. */
function ActiveCount() {
  const meta = useListContext().meta as { active: number } | undefined;
  return meta && <Typography sx={{ fontWeight: 700 }}>{t('users.active', { count: meta.active })}</Typography>;
}
