import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useListContext } from 'ra-core';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { EmptyPanel } from '../../../components/page/EmptyPanel';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { Pill } from '../../../components/live/Pill';
import { useSteadyRows } from '../../../components/live/useSteadyRows';
import { useFilter } from '../../../components/list/useFilter';
import { useIsPhone } from '../../../theme/useIsPhone';
import { t } from '../../../i18n';
import type { RequestRow, StoredRow } from '../../../providers/api/api-types';
import { AssignDialog } from '../assign/AssignDialog';
import { isStored } from '../row-facts';
import { GroupMenu } from './groups/GroupMenu';
import { groupRows } from './groups/row-groups';
import { useGrouping } from './groups/useGrouping';
import { useRowGroups } from './groups/useRowGroups';
import { ColumnsMenu } from './table/ColumnsMenu';
import { ListBar } from './ListBar';
import { RequestCards } from './RequestCards';
import { RequestTable } from './table/RequestTable';
import { RowColourLegend } from './RowColourLegend';
import { sortRows } from './row-sort';
import { useRowGrants } from './useRowGrants';
import { useRowSelection } from './useRowSelection';

const NONE: readonly RequestRow[] = [];

/** The rows in their four states. */
export function RequestRows() {
  const list = useListContext<RequestRow>();
  const { data = NONE, total, error, isPending, isFetching, refetch, sort } = list;
  const [grouping] = useGrouping();
  const sorted = useMemo(() => groupRows(sortRows(data, sort), grouping, sort), [data, sort, grouping]);
  const { rows, isMoved, arrange } = useSteadyRows(sorted, JSON.stringify([list.filterValues, sort, grouping]));
  const groups = useRowGroups(rows, isMoved, grouping);
  const isOfOtherDays = useIsOfOtherFilter();
  const { search: listQuery } = useLocation();
  const grants = useRowGrants();
  const selection = useRowSelection(rows);
  const [assigning, setAssigning] = useState<readonly StoredRow[]>([]);
  const isPhone = useIsPhone();
  const asksForNobodys = useFilter()['staff_id'] === 'none';

  if (error) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (isPending || total === undefined) return <LoadingScreen />;
  const unassigned = asksForNobodys && grants.assigns && !isOfOtherDays ? rows.filter(isStored) : [];
  const shared = { groups, grants, listQuery, selection, onAssign: setAssigning };
  return (
    <>
      <Stack direction="row" className="no-print" sx={{ mt: 1, gap: 0.5, alignItems: 'center' }}>
        {!isPhone && <RowColourLegend />}
        <Box sx={{ flex: 1 }} />
        <GroupMenu />
        {!isPhone && <ColumnsMenu />}
      </Stack>
      <ListBar
        rows={rows}
        selected={selection.selected}
        unassigned={unassigned}
        isRefreshing={isFetching === true}
        onAssign={setAssigning}
      />
      {/* Rows of another day are not those that the heading names: dim, and not to be used. */}
      <Box aria-busy={isOfOtherDays} inert={isOfOtherDays} sx={{ opacity: isOfOtherDays ? 0.5 : 1 }}>
        {rows.length === 0 && <EmptyPanel text={t('requests.list.empty')} />}
        {rows.length > 0 && (isPhone ? <RequestCards {...shared} /> : <RequestTable {...shared} />)}
      </Box>
      {isMoved && <Pill text={t('live.moved')} button={t('live.arrange')} onPress={arrange} />}
      {assigning.length > 0 && <AssignDialog rows={readLast(assigning, sorted)} onClose={() => setAssigning([])} />}
    </>
  );
}

/** Requests as they are by now; without those that the search does not find any more. */
function readLast(requests: readonly StoredRow[], rows: readonly RequestRow[]): readonly StoredRow[] {
  const ids = new Set(requests.map(({ id }) => id));
  return rows.filter(isStored).filter(({ id }) => ids.has(id));
}

/** Whether the rows in sight are those of another filter. Another order of the same rows is made here, at once. */
function useIsOfOtherFilter(): boolean {
  const { isPlaceholderData } = useListContext();
  const asked = JSON.stringify(useFilter());
  const [answered, setAnswered] = useState(asked);
  if (isPlaceholderData !== true && answered !== asked) setAnswered(asked);
  return isPlaceholderData === true && answered !== asked;
}
