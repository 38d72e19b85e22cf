import { ColumnsButton } from 'react-admin';
import { DownloadButton } from '../../components/files/DownloadButton';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { ListPage } from '../../components/list/ListPage';
import { useFilter } from '../../components/list/useFilter';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';
import type { HistoryRow } from '../../providers/api/api-types';
import { todayJst } from '../../providers/clock';
import { HistoryCards } from './HistoryCards';
import { HistorySearch } from './HistorySearch';
import { HistoryTable } from './HistoryTable';
import { initialFilter } from '../../providers/history-filter';
import type { HistoryFormat } from '../../providers/calls/histories';

/** The operation history: who did what, and when. It opens with this month, not with what was searched for last. */
export default function HistoryList() {
  const isPhone = useIsPhone();
  return (
    <ListPage<HistoryRow>
      title={t('histories.name')}
      filterDefaultValues={initialFilter(todayJst())}
      sort={{ field: 'search_timestamp', order: 'DESC' }}
      perPage={100}
      search={<HistorySearch />}
      tools={
        <>
          <HistoryFiles />
          {!isPhone && <ColumnsButton />}
        </>
      }
      empty={<EmptyPanel text={t('histories.empty')} />}
    >
      {isPhone ? <HistoryCards /> : <HistoryTable />}
    </ListPage>
  );
}

const FORMATS: readonly HistoryFormat[] = ['csv', 'xlsx'];

/** Everything that the search found as a file, for spreadsheets. */
function HistoryFiles() {
  const filter = useFilter();
  return FORMATS.map((format) => (
    <DownloadButton
      key={format}
      label={t(`histories.files.${format}`)}
      make={(data) => data.getHistoryFile(filter, format)}
    />
  ));
}
