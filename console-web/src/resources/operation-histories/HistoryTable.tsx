import { useListContext } from 'ra-core';
import { DataTable } from 'react-admin';
import { CustomerLink } from '../../components/links/CustomerLink';
import { noteStyles } from '../../components/list/note-styles';
import { sheetStyles } from '../../components/list/sheet-styles';
import { useFilter } from '../../components/list/useFilter';
import { historyLines, operatorText } from '../../components/timeline/trail-words';
import { t } from '../../i18n';
import type { HistoryRow } from '../../providers/api/api-types';
import { nowJst, todayJst } from '../../providers/clock';
import { HISTORY_VALUES, NUMBERS, momentText, valueColumns } from './history-facts';
import { historyFilter } from '../../providers/history-filter';
import { NoteEdit } from './NoteEdit';

/** Who did what to whom, and when; the latest first. */
export function HistoryTable() {
  const { data = [] } = useListContext<HistoryRow>();
  const filter = useFilter();
  const { operation_type } = historyFilter(filter, todayJst());
  const hasChanges = data.some((row) => historyLines(row).length > 0);
  const now = nowJst();
  return (
    <DataTable<HistoryRow> rowClick={false} bulkActionButtons={false} sx={styles}>
      <DataTable.Col<HistoryRow>
        source="search_timestamp"
        cellClassName="nowrap"
        render={(row) => {
          const [day, time] = momentText(row.search_timestamp, now);
          return (
            <>
              {day} <span className="strong">{time}</span>
            </>
          );
        }}
      />
      <DataTable.Col<HistoryRow> source="operation_user" cellClassName="nowrap" render={operatorText} />
      <DataTable.Col<HistoryRow> source="user" cellClassName="user" render={(row) => <Customer row={row} />} />
      {hasChanges && (
        <DataTable.Col<HistoryRow>
          source="changes"
          disableSort
          cellClassName="changes"
          render={(row) => historyLines(row).map((line) => <div key={line}>{line}</div>)}
        />
      )}
      {valueColumns(String(operation_type), data).map((column) => (
        <DataTable.Col<HistoryRow>
          key={column}
          source={column}
          cellClassName={NUMBERS.includes(column) ? 'number' : 'nowrap'}
          render={HISTORY_VALUES[column]}
        />
      ))}
      <DataTable.Col source="bikou">
        <NoteEdit />
      </DataTable.Col>
    </DataTable>
  );
}

function Customer({ row }: { row: HistoryRow }) {
  if (row.user_id === null) return t('histories.none');
  return (
    <>
      <span className="soft">{row.user_id}</span>{' '}
      <span className="strong">
        <CustomerLink id={row.user_id}>{row.user}</CustomerLink>
      </span>
      {row.company !== '' && <div className="soft">{row.company}</div>}
    </>
  );
}

const styles = {
  ...sheetStyles,
  '& .nowrap': { whiteSpace: 'nowrap' },
  // Short ones in one line; what somebody has written may be long.
  '& .changes > div': { width: 'max-content', maxWidth: 420, overflowWrap: 'anywhere' },
  ...noteStyles,
  '& .note': { ...noteStyles['& .note'], minWidth: 120, maxWidth: 260 },
  '& .user': { minWidth: 140, maxWidth: 220, overflowWrap: 'anywhere' },
};
