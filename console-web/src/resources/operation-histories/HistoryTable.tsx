import { styled } from '@mui/material/styles';
import { SheetBox } from '../../components/SheetBox';
import { SheetFrame } from '../../components/SheetFrame';
import { historyTexts } from '../../i18n/operation-histories';
import type { HistoryRow } from '../../providers/api-types';
import { nowJst } from '../../providers/clock';
import { tokens } from '../../theme/tokens';
import { changeLines } from './history-changes';
import { HISTORY_VALUES, NUMBERS, momentText, operatorText, valueColumns } from './history-facts';
import { NoteCell } from './NoteCell';

const { columns } = historyTexts;
const Frame = styled(SheetFrame)({
  '& .note': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 90, maxWidth: 260 },
  '& .done': { color: tokens.good, fontWeight: 700 },
  '& .user': { minWidth: 140, maxWidth: 220, overflowWrap: 'anywhere' },
});

export interface HistoryRowsProps {
  readonly rows: readonly HistoryRow[];
  readonly operationType: string;
  readonly savedId: number | null;
  readonly onEdit: (row: HistoryRow) => void;
}

/** Who did what to whom, and when; the latest first (spec 3 §2.9). */
export function HistoryTable({ rows, operationType, savedId, onEdit }: HistoryRowsProps) {
  const values = valueColumns(operationType);
  const hasChanges = rows.some((row) => changeLines(row).length > 0);
  const shown = ['when', 'operator', 'user', ...values, ...(hasChanges ? (['changes'] as const) : []), 'note'] as const;
  const now = nowJst();
  return (
    <SheetBox label={historyTexts.caption} above={285}>
      <Frame>
        <caption>{historyTexts.caption}</caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column} scope="col" className={NUMBERS.includes(column) ? 'number' : ''}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const [day, time] = momentText(row.search_timestamp, now);
            return (
              <tr key={row.id} data-id={row.id}>
                <td className="nowrap">
                  {day} <span className="strong">{time}</span>
                </td>
                <td className="nowrap">{operatorText(row)}</td>
                <td className="user">
                  <Customer row={row} />
                </td>
                {values.map((column) => (
                  <td key={column} className={NUMBERS.includes(column) ? 'number' : 'nowrap'}>
                    {HISTORY_VALUES[column](row)}
                  </td>
                ))}
                {hasChanges && (
                  <td className="nowrap">
                    {changeLines(row).map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                  </td>
                )}
                <td>
                  <NoteCell row={row} isSaved={row.id === savedId} onEdit={onEdit} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Frame>
    </SheetBox>
  );
}

function Customer({ row }: { row: HistoryRow }) {
  if (row.user_id === null) return historyTexts.none;
  return (
    <>
      <span className="soft">{row.user_id}</span> <span className="strong">{row.user}</span>
      {row.company !== '' && <div className="soft">{row.company}</div>}
    </>
  );
}
