import { personName } from '@laundry/shared/text/person-name';
import { useState } from 'react';
import { AutocompleteInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../i18n';
import { text } from '../../providers/filter';
import { useFound } from '../../providers/useFound';

const SOURCE = 'user_id';

/** The id of the last line, which nobody can choose: it tells that the list is not the whole. */
const NOTE = 'note';

interface Payer {
  readonly id: number | typeof NOTE;
  readonly name: string;
}

/** One customer, looked for by anything known of them as it is typed. */
export function PayerInput() {
  const [typed, setTyped] = useState('');
  const chosen = text(useWatch<Record<string, unknown>>({ name: SOURCE }));
  const { data, isCurrent, isError } = useFound(typed || chosen);
  const [payer, setPayer] = useState<Payer>();
  const found = (data?.customers ?? []).map(({ id, company_name, ...person }) => ({
    id,
    name: [id, personName(person), company_name].filter(Boolean).join(' '),
  }));
  // Who is chosen stays a choice while others are looked for.
  const current = found.find(({ id }) => String(id) === chosen);
  if (current !== undefined && current.id !== payer?.id) setPayer(current);
  const kept = current === undefined && String(payer?.id) === chosen ? payer : undefined;
  const offered = typed === '' && chosen === '' ? [] : found;
  const choices: Payer[] = kept === undefined ? offered : [...offered, kept];
  const note = noteOf(typed !== '' && data?.has_more === true, isError);
  return (
    <AutocompleteInput<Payer>
      source={SOURCE}
      choices={note === null || choices.length === 0 ? choices : [...choices, { id: NOTE, name: note }]}
      getOptionDisabled={({ id }) => id === NOTE}
      setFilter={setTyped}
      matchSuggestion={() => true}
      isPending={typed !== '' && !isCurrent && !isError}
      emptyText={t('payments.search.allUsers')}
      noOptionsText={emptyText(typed, isError, isCurrent)}
      helperText={false}
      slotProps={{ listbox: { sx: listbox } }}
      sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}
    />
  );
}

/** What stands below the choices; null when they are all there are. */
function noteOf(hasMore: boolean, isError: boolean): string | null {
  if (isError) return t('find.failed');
  return hasMore ? t('payments.search.more') : null;
}

/** What stands in the place of choices. */
function emptyText(typed: string, isError: boolean, isCurrent: boolean): string {
  if (isError) return t('find.failed');
  if (typed !== '' && !isCurrent) return t('find.searching');
  return t(typed === '' ? 'payments.search.hint' : 'payments.search.nobody');
}

// It is to be read, and not dimmed like what cannot be chosen.
const listbox = {
  '& .MuiAutocomplete-option[aria-disabled="true"]': { opacity: 1, color: 'text.secondary', fontSize: '0.8125rem' },
};
