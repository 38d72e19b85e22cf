import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { FailedScreen } from '../../../components/FailedScreen';
import { LoadingScreen } from '../../../components/LoadingScreen';
import { PageHeading } from '../../../components/PageHeading';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestRow } from '../../../providers/api-types';
import { AssignDialog } from '../assign/AssignDialog';
import { ListBar } from './ListBar';
import { RequestCards } from './RequestCards';
import { RequestTable } from './RequestTable';
import { RowColourLegend } from './RowColourLegend';
import { SearchPanel } from './SearchPanel';
import { sortRows } from './row-sort';
import { useRequestList } from './useRequestList';
import { useRequestSearch } from './useRequestSearch';
import { useRowGrants } from './useRowGrants';
import { useRowSelection } from './useRowSelection';

/** The request list (spec 2 §2.1): a table on desks, cards on phones. */
export default function RequestListPage() {
  const { search, sort, carried, applySearch, applySort } = useRequestSearch();
  const list = useRequestList(search);
  const rows = useMemo(() => sortRows(list.data ?? [], sort), [list.data, sort]);
  const grants = useRowGrants();
  const selection = useRowSelection(rows);
  const [assigning, setAssigning] = useState<readonly RequestRow[]>([]);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));

  const shared = {
    rows,
    grants,
    carried,
    selected: selection.selected,
    onToggle: selection.toggle,
    onAssign: setAssigning,
  };
  return (
    <>
      <PageHeading title={requestTexts.list.title} />
      <SearchPanel key={carried} search={search} onSearch={applySearch} isPhone={isPhone} />
      {list.isPending && list.isFetching && <LoadingScreen />}
      {list.isError && <FailedScreen error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && (
        <>
          <RowColourLegend />
          <ListBar
            rows={rows}
            isRefreshing={list.isFetching}
            selectedCount={selection.selected.size}
            onAssign={() => setAssigning(selection.rows)}
            onClear={selection.clear}
          />
          {rows.length === 0 && <Nothing />}
          {rows.length > 0 && isPhone && <RequestCards {...shared} />}
          {rows.length > 0 && !isPhone && (
            <RequestTable {...shared} sort={sort} onSort={applySort} onToggleAll={selection.toggleAll} />
          )}
        </>
      )}
      {assigning.length > 0 && (
        <AssignDialog rows={assigning} onClose={() => setAssigning([])} onDone={selection.clear} />
      )}
    </>
  );
}

function Nothing() {
  return (
    <Paper variant="outlined" sx={{ p: 4, mt: 1, textAlign: 'center' }}>
      <Typography color="textSecondary">{requestTexts.list.empty}</Typography>
    </Paper>
  );
}
