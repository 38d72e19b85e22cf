import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { EmptyPanel } from '../../components/EmptyPanel';
import { FailedScreen } from '../../components/FailedScreen';
import { LoadingScreen } from '../../components/LoadingScreen';
import { PageHeading } from '../../components/PageHeading';
import { Pager } from '../../components/Pager';
import { userTexts } from '../../i18n/users';
import { useMay } from '../../providers/OperatorContext';
import { USER_PAGE_SIZE } from '../../providers/user-calls';
import { UserCards } from './UserCards';
import { UserSearchPanel } from './UserSearchPanel';
import { UserTable } from './UserTable';
import { useUserList } from './useUserList';
import { writeUserSearch } from './user-search';

/** The user list (spec 3 §2.11): a wide table on desks, cards on phones. */
export default function UserListPage() {
  const { list, search, page, applySearch, goToPage } = useUserList();
  const isEditable = useMay()('users.edit');
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const Rows = isPhone ? UserCards : UserTable;
  return (
    <>
      <PageHeading title={userTexts.title}>
        {list.data && <Typography sx={{ fontWeight: 700 }}>{userTexts.active(list.data.active)}</Typography>}
      </PageHeading>
      <UserSearchPanel
        key={writeUserSearch(search).toString()}
        search={search}
        onSearch={applySearch}
        isPhone={isPhone}
      />
      {list.isPending && list.isFetching && <LoadingScreen />}
      {list.isError && <FailedScreen error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && (
        <>
          <Box sx={{ display: 'flex', gap: 2, py: 1 }}>
            <Typography role="status" sx={{ fontWeight: 700 }}>
              {userTexts.hits(list.data.total)}
            </Typography>
            {list.isFetching && (
              <Typography variant="body2" color="textSecondary">
                {userTexts.refreshing}
              </Typography>
            )}
          </Box>
          {list.data.rows.length === 0 ? (
            <EmptyPanel text={userTexts.empty} />
          ) : (
            <Rows users={list.data.rows} isEditable={isEditable} />
          )}
          <Pager page={page} size={USER_PAGE_SIZE} total={list.data.total} onPage={goToPage} />
        </>
      )}
    </>
  );
}
