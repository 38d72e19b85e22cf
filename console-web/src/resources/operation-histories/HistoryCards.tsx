import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext } from 'ra-core';
import { plainButton } from '../../components/inline/plain-button';
import { CustomerLink } from '../../components/links/CustomerLink';
import { cardsStyles } from '../../components/list/cards-styles';
import { noteStyles } from '../../components/list/note-styles';
import { useFilter } from '../../components/list/useFilter';
import { historyLines, operationLabel, operatorText } from '../../components/timeline/trail-words';
import { t } from '../../i18n';
import type { HistoryRow } from '../../providers/api/api-types';
import { nowJst, todayJst } from '../../providers/clock';
import { TOUCH_TARGET } from '../../theme/tokens';
import { HISTORY_VALUES, momentText, valueColumns } from './history-facts';
import { historyFilter } from '../../providers/history-filter';
import { NoteEdit } from './NoteEdit';

/** The history on phones: one card an operation, with the values that it has. */
export function HistoryCards() {
  const { data = [] } = useListContext<HistoryRow>();
  const filter = useFilter();
  const columns = valueColumns(String(historyFilter(filter, todayJst())['operation_type']), data);
  const now = nowJst();
  return (
    <Box component="ul" sx={styles}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <li>
            <div className="top">
              <span className="strong">{momentText(row.search_timestamp, now).join(' ')}</span>
              <span className="soft">{operationLabel(row.operation_type)}</span>
            </div>
            <div>
              <span className="soft">{t('histories.fields.operation_user')}</span> {operatorText(row)}
            </div>
            {row.user_id !== null && (
              <div>
                <span className="soft">{t('histories.fields.user')}</span> {row.user_id}{' '}
                <CustomerLink id={row.user_id}>{row.user}</CustomerLink> {row.company}
              </div>
            )}
            <dl>
              {columns
                .map((column) => ({ column, value: HISTORY_VALUES[column](row) }))
                .filter(({ value }) => value !== t('histories.none'))
                .map(({ column, value }) => (
                  <div key={column}>
                    <dt>{t(`histories.fields.${column}`)}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
            </dl>
            {historyLines(row).map((line) => (
              <div key={line}>{line}</div>
            ))}
            <span className="soft">{t('histories.fields.bikou')}</span> <NoteEdit />
          </li>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

const styles = {
  ...cardsStyles,
  '& .top': { display: 'flex', justifyContent: 'space-between', gap: '8px' },
  '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: '14px', margin: '4px 0', fontSize: 15 },
  '& dl > div': { display: 'flex', gap: '4px' },
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0 },
  ...noteStyles,
  '& .plain': { ...plainButton, minHeight: TOUCH_TARGET, fontSize: 15 },
};
