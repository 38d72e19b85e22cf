import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n';
import { nowJst } from '../../providers/clock';
import { useMay } from '../../providers/access/OperatorContext';
import { type FoundOption, foundOptions } from './found-options';
import { useFound } from '../../providers/useFound';

interface Props {
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  readonly onDone?: () => void;
  /** What the field is called, where it finds more than the header's. */
  readonly label?: string;
  /** What is found without asking the server; all of it before anything is typed. */
  readonly extra?: (typed: string) => readonly FoundOption[];
}

/** Finds a customer or a request by anything known of it, and goes there. */
export default function SearchField({ inputRef, autoFocus = false, onDone, label, extra }: Props) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(extra !== undefined);
  /** What Enter was pressed for before its answer was there. */
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  const seesCustomers = useMay()('users.view');
  const { data, text, isCurrent, isError } = useFound(typed);
  const found = data === undefined || text === '' ? [] : foundOptions(data, text, seesCustomers, nowJst());
  const options = [...(extra?.(typed) ?? []), ...found];

  const choose = (option: FoundOption | null) => {
    if (option === null) return;
    setTyped('');
    setOpen(false);
    onDone?.();
    // The next slash begins a new search, on the screen that is opened now.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (option.run === undefined) void navigate(option.path);
    else option.run();
  };
  const chooseFirst = useEffectEvent(() => choose(options[0] ?? null));
  useEffect(() => {
    if (!isCurrent || wanted === null) return;
    setWanted(null);
    if (wanted === typed) chooseFirst();
  }, [isCurrent, wanted, typed]);
  // The options in sight are those of what was typed before: Enter waits for its own.
  const waitForAnswer = (event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }) => {
    if (event.key !== 'Enter' || isCurrent || typed.trim() === '' || event.nativeEvent.isComposing) return;
    event.defaultMuiPrevented = true;
    setWanted(typed);
  };
  return (
    <Autocomplete<FoundOption>
      options={options}
      open={isOpen && (extra !== undefined || typed.trim() !== '')}
      value={null}
      inputValue={typed}
      autoHighlight
      clearOnBlur={false}
      forcePopupIcon={false}
      filterOptions={(all) => all}
      groupBy={({ group }) => group}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ path }) => path}
      isOptionEqualToValue={(one, other) => one.path === other.path}
      loading={!isCurrent && !isError}
      loadingText={t('find.searching')}
      noOptionsText={t(isError ? 'find.failed' : 'find.nothing')}
      clearText={t('lists.search.reset')}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setWanted(null);
      }}
      onKeyDown={waitForAnswer}
      onInputChange={(_event, value, reason) => reason !== 'selectOption' && setTyped(value)}
      onChange={(_event, option) => choose(option)}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" aria-hidden>
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0, listStyle: 'none' }}>
            {children}
          </Box>
        </li>
      )}
      renderOption={({ key, ...props }, { path, title, notes }) => (
        <li {...props} key={path}>
          <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
          {notes.map((note) => (
            <Typography key={note} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          ))}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          autoFocus={autoFocus}
          placeholder={label ?? t(seesCustomers ? 'find.hint' : 'find.hintRequests')}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': label ?? t('find.label'),
              enterKeyHint: 'search',
            },
            input: {
              ...params.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      sx={{ width: '100%', '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
      slotProps={{ listbox: { sx: listbox } }}
    />
  );
}

const listbox = { maxHeight: 'min(60dvh, 480px)', '& .MuiAutocomplete-option': { display: 'block' } };
