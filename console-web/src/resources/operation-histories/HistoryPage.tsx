import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { EmptyPanel } from '../../components/EmptyPanel';
import { FailedScreen } from '../../components/FailedScreen';
import { PageHeading } from '../../components/PageHeading';
import { Pager } from '../../components/Pager';
import { historyTexts } from '../../i18n/operation-histories';
import type { HistoryRow } from '../../providers/api-types';
import { HISTORY_PAGE_SIZE } from '../../providers/history-calls';
import { HistoryCards } from './HistoryCards';
import { HistorySearchPanel } from './HistorySearchPanel';
import { HistoryTable } from './HistoryTable';
import { NoteDialog } from './NoteDialog';
import { writeHistorySearch } from './history-search';
import { useHistory } from './useHistory';

/** The operation history (spec 3 §2.9): who did what, and when. */
export default function HistoryPage() {
  const { list, search, page, applySearch, goToPage } = useHistory();
  const [editing, setEditing] = useState<HistoryRow | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const Rows = isPhone ? HistoryCards : HistoryTable;
  const rows = list.data?.rows ?? [];
  return (
    <>
      <PageHeading title={historyTexts.title} />
      <HistorySearchPanel
        key={writeHistorySearch(search).toString()}
        search={search}
        onSearch={applySearch}
        isPhone={isPhone}
      />
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
        {list.data && <Typography sx={{ fontWeight: 700 }}>{historyTexts.hits(list.data.total)}</Typography>}
        {list.isFetching && (
          <>
            <CircularProgress size={18} aria-hidden />
            <Typography color="textSecondary">{historyTexts.searching}</Typography>
          </>
        )}
      </Box>
      {list.isError && <FailedScreen error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && rows.length === 0 && !list.isPlaceholderData && <EmptyPanel text={historyTexts.empty} />}
      {list.isSuccess && rows.length > 0 && (
        <Box aria-busy={list.isPlaceholderData} sx={{ opacity: list.isPlaceholderData ? 0.5 : 1 }}>
          <Rows rows={rows} operationType={search.operation_type} savedId={savedId} onEdit={setEditing} />
        </Box>
      )}
      {list.isSuccess && <Pager page={page} size={HISTORY_PAGE_SIZE} total={list.data.total} onPage={goToPage} />}
      {editing && <NoteDialog row={editing} onClose={() => setEditing(null)} onSaved={setSavedId} />}
    </>
  );
}
