import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { historyTexts } from '../../i18n/operation-histories';
import { todayJst } from '../../providers/clock';
import { HistorySearchFields } from './HistorySearchFields';
import { operationLabel } from './history-facts';
import {
  type HistorySearch,
  activeHistoryFilters,
  consistent,
  emptyHistorySearch,
  historySearchProblem,
} from './history-search';

const { search: texts } = historyTexts;

interface Props {
  readonly search: HistorySearch;
  readonly onSearch: (search: HistorySearch) => void;
  readonly isPhone: boolean;
}

/** The filters of the history; on phones they fold away behind the month and the type that are shown. */
export function HistorySearchPanel({ search, onSearch, isPhone }: Props) {
  const [draft, setDraft] = useState(search);
  const [isOpen, setOpen] = useState(false);
  const problem = historySearchProblem(draft);
  const active = activeHistoryFilters(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) onSearch(draft);
  };

  return (
    <Paper component="section" aria-label={texts.title} variant="outlined" sx={{ p: { xs: 1, md: 1.5 } }}>
      {isPhone && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 1 }}>
          <Typography sx={{ fontWeight: 700 }}>
            {`${texts.monthOf(search.month)}・${operationLabel(search.operation_type)}`}
          </Typography>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.close : `${texts.open}${active > 0 ? `（${active}）` : ''}`}
          </Button>
        </Box>
      )}
      <Collapse in={!isPhone || isOpen} unmountOnExit>
        <Box component="form" noValidate onSubmit={submit} sx={{ pt: { xs: 1.5, md: 0.5 } }}>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' } }}>
            <HistorySearchFields draft={draft} onChange={(next) => setDraft(consistent(next))} problem={problem} />
            <Box sx={{ display: 'flex', gap: 1, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
              <Button type="submit" variant="contained" disabled={problem !== null} sx={{ flex: 1 }}>
                {texts.submit}
              </Button>
              <Button onClick={() => onSearch(emptyHistorySearch(todayJst()))}>{texts.reset}</Button>
            </Box>
          </Box>
          <Typography role="status" color="warning" sx={{ fontWeight: 700, mt: problem === null ? 0 : 1 }}>
            {problem === null ? '' : `▲ ${problem}`}
          </Typography>
        </Box>
      </Collapse>
    </Paper>
  );
}
