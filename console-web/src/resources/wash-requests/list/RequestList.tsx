import Button from '@mui/material/Button';
import { CanAccess, ListBase } from 'ra-core';
import { AccessDenied } from '../../../components/access/AccessDenied';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { PageHeading } from '../../../components/page/PageHeading';
import { PrintSheet } from '../../../components/page/PrintSheet';
import { t } from '../../../i18n';
import { todayJst } from '../../../providers/clock';
import { RequestRows } from '../rows/RequestRows';
import { SERVER_ORDER } from '../rows/row-sort';
import { ROWS_ID } from '../rows/rows-props';
import { StoredSelection } from './StoredSelection';
import { ListActions } from './ListActions';
import { RequestSearch } from './RequestSearch';
import { WHOLE_LIST, initialFilter } from './request-filter';

const ONE_MINUTE = 60_000;

/** Asked again every minute, for others work on the same list. One that does not come says so in its place. */
const QUERY = { refetchInterval: ONE_MINUTE, onError: () => undefined };
const WITH_PROVISIONAL = { provisional: '1' };

/** The request list: a table on desks, cards on phones. It opens with today, not with what was searched for last. */
export default function RequestList() {
  return (
    <CanAccess action="list" loading={<LoadingScreen />} accessDenied={<AccessDenied />}>
      <ListBase
        storeKey={false}
        filter={WITH_PROVISIONAL}
        filterDefaultValues={initialFilter(todayJst())}
        sort={SERVER_ORDER}
        perPage={WHOLE_LIST}
        queryOptions={QUERY}
      >
        <StoredSelection>
          <PrintSheet orientation="landscape" />
          <PageHeading title={t('requests.list.title')}>
            <ListActions />
          </PageHeading>
          <SkipToRows />
          <RequestSearch />
          <RequestRows />
        </StoredSelection>
      </ListBase>
    </CanAccess>
  );
}

/** Seen once it has the focus: past the search and the columns to the first row. */
function SkipToRows() {
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById(ROWS_ID)?.focus()}
      sx={{ position: 'absolute', zIndex: 20, '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } }}
    >
      {t('requests.list.skip')}
    </Button>
  );
}
