import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { requestTexts } from '../../../i18n/wash-requests';
import { todayJst } from '../../../providers/clock';
import { DayShift } from './DayShift';
import { SearchFields } from './SearchFields';
import { StatusFields } from './StatusFields';
import { type RequestSearch, activeFilters, emptySearch, searchProblem } from './search-params';

const { search: texts } = requestTexts;

interface Props {
  readonly search: RequestSearch;
  readonly onSearch: (search: RequestSearch) => void;
  readonly isPhone: boolean;
}

/** The filters. On phones they fold away behind the days, which is all that a driver needs. */
export function SearchPanel({ search, onSearch, isPhone }: Props) {
  const [draft, setDraft] = useState(search);
  const problem = searchProblem(draft);
  const [isOpen, setOpen] = useState(problem !== null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) onSearch(draft);
  };

  return (
    <Paper component="section" aria-label={texts.title} variant="outlined" sx={{ p: { xs: 1, md: 1.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: { md: 1.5 } }}>
        <DayShift search={search} onSearch={onSearch} />
        {isPhone && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ ml: 'auto' }}>
            {isOpen ? texts.close : `${texts.open}${activeFilters(search) > 0 ? `（${activeFilters(search)}）` : ''}`}
          </Button>
        )}
      </Box>
      <Collapse in={!isPhone || isOpen} unmountOnExit>
        <Box component="form" noValidate onSubmit={submit} sx={{ pt: { xs: 1, md: 0 } }}>
          <SearchFields draft={draft} onChange={setDraft} hasPeriodProblem={problem !== null} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
            <StatusFields status={draft.status} onChange={(status) => setDraft({ ...draft, status })} />
            <Button
              type="submit"
              variant="contained"
              disabled={problem !== null}
              aria-describedby="search-problem"
              sx={{ minWidth: 120 }}
            >
              {texts.submit}
            </Button>
            <Button onClick={() => onSearch(emptySearch(todayJst()))}>{texts.reset}</Button>
            <Typography id="search-problem" role="status" color="warning" sx={{ fontWeight: 700 }}>
              {problem === null ? '' : `▲ ${problem}`}
            </Typography>
          </Box>
        </Box>
      </Collapse>
    </Paper>
  );
}
