import { styled } from '@mui/material/styles';
import { plainButton } from '../../components/SheetFrame';
import { historyTexts } from '../../i18n/operation-histories';
import { nowJst } from '../../providers/clock';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';
import { changeLines } from './history-changes';
import { HISTORY_VALUES, momentText, operationLabel, operatorText, valueColumns } from './history-facts';
import type { HistoryRowsProps } from './HistoryTable';
import { NoteCell } from './NoteCell';

const { columns } = historyTexts;
const List = styled('ul')({
  display: 'grid',
  gap: 10,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '& > li': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 190px',
    padding: 12,
    borderRadius: 8,
    border: `1px solid ${tokens.line}`,
    backgroundColor: tokens.paper,
  },
  '& .head': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '& .strong': { fontWeight: 700 },
  '& .soft': { color: tokens.inkSoft, fontSize: 14 },
  '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: 14, margin: '4px 0', fontSize: 15 },
  '& dl > div': { display: 'flex', gap: 4 },
  '& dt': { color: tokens.inkSoft },
  '& dd': { margin: 0 },
  '& .plain': { ...plainButton, minHeight: TOUCH_TARGET, fontSize: 15, whiteSpace: 'pre-wrap' },
  '& .done': { color: tokens.good, fontWeight: 700 },
});

/** The history on phones: one card a deed, with the values that it has. */
export function HistoryCards({ rows, operationType, savedId, onEdit }: HistoryRowsProps) {
  const now = nowJst();
  return (
    <List>
      {rows.map((row) => (
        <li key={row.id} data-id={row.id}>
          <div className="head">
            <span className="strong">{momentText(row.search_timestamp, now).join(' ')}</span>
            <span className="soft">{operationLabel(row.operation_type)}</span>
          </div>
          <div>
            <span className="soft">{columns.operator}</span> {operatorText(row)}
          </div>
          {row.user_id !== null && (
            <div>
              <span className="soft">{columns.user}</span>{' '}
              {[row.user_id, row.user, row.company].filter(Boolean).join(' ')}
            </div>
          )}
          <dl>
            {valueColumns(operationType)
              .map((column) => ({ column, value: HISTORY_VALUES[column](row) }))
              .filter(({ value }) => value !== historyTexts.none)
              .map(({ column, value }) => (
                <div key={column}>
                  <dt>{columns[column]}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          {changeLines(row).map((line) => (
            <div key={line}>{line}</div>
          ))}
          <span className="soft">{columns.note}</span>{' '}
          <NoteCell row={row} isSaved={row.id === savedId} onEdit={onEdit} />
        </li>
      ))}
    </List>
  );
}
