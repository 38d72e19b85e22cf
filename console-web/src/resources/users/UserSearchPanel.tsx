import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { ChoiceField } from '../../components/ChoiceField';
import { userTexts } from '../../i18n/users';
import { EMPTY_SEARCH, STATUSES, type UserSearch, activeUserFilters, userSearchProblem } from './user-search';
import { statusText } from './user-names';

const { search: texts } = userTexts;
const STATUS_CHOICES = [
  { value: '', label: texts.allStatuses },
  ...STATUSES.map((status) => ({ value: String(status), label: statusText(status) })),
];
const DATES = ['created_from', 'created_to'] as const;
const TEXTS = ['id', 'name', 'kana', 'zipcode', 'phone', 'email'] as const;
const DIGITS: readonly string[] = ['id', 'zipcode', 'phone'];

interface Props {
  readonly search: UserSearch;
  readonly onSearch: (search: UserSearch) => void;
  readonly isPhone: boolean;
}

/** Every search field of spec 3 §2.11; on phones they fold away behind their number. */
export function UserSearchPanel({ search, onSearch, isPhone }: Props) {
  const [draft, setDraft] = useState(search);
  const [isOpen, setOpen] = useState(false);
  const problem = userSearchProblem(draft);
  const field = (name: keyof UserSearch) => ({
    label: texts[name],
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) onSearch(draft);
  };
  const active = activeUserFilters(search);

  return (
    <Paper component="section" aria-label={texts.title} variant="outlined" sx={{ p: { xs: 1, md: 1.5 } }}>
      {isPhone && (
        <Button fullWidth aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.close : `${texts.open}${active > 0 ? `（${active}）` : ''}`}
        </Button>
      )}
      <Collapse in={!isPhone || isOpen} unmountOnExit>
        <Box component="form" noValidate onSubmit={submit} sx={{ pt: { xs: 1.5, md: 0.5 } }}>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' } }}>
            {DATES.map((name) => (
              <TextField
                key={name}
                type="date"
                error={problem === texts.problems.period}
                slotProps={{ inputLabel: { shrink: true } }}
                {...field(name)}
              />
            ))}
            <ChoiceField
              label={texts.status}
              value={draft.status}
              choices={STATUS_CHOICES}
              onChange={(status) => setDraft({ ...draft, status })}
            />
            {TEXTS.map((name) => (
              <TextField
                key={name}
                error={name === 'id' && problem === texts.problems.id}
                slotProps={{ htmlInput: { inputMode: DIGITS.includes(name) ? 'numeric' : 'text' } }}
                {...field(name)}
              />
            ))}
            <Box sx={{ display: 'flex', gap: 1, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
              <Button type="submit" variant="contained" disabled={problem !== null} sx={{ flex: 1 }}>
                {texts.submit}
              </Button>
              <Button onClick={() => onSearch(EMPTY_SEARCH)}>{texts.reset}</Button>
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
