import Typography from '@mui/material/Typography';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { SearchPanel } from '../../components/list/SearchPanel';
import { useFilter } from '../../components/list/useFilter';
import { t } from '../../i18n';
import type { Filter } from '../../providers/filter';

export const WAITING = { is_answered: false };

const STATES = [
  { value: '', label: t('claims.all') },
  { value: 'false', label: t('claims.open') },
  { value: 'true', label: t('claims.answered') },
];

/** Those that wait, those that were answered, or all. */
export function ClaimSearch() {
  const { is_answered } = useFilter();
  const shown = STATES.find(({ value }) => value === wordOf(is_answered));
  return (
    <SearchPanel
      initial={WAITING}
      toFilter={toFilter}
      choices={{ is_answered: STATES }}
      summary={<Typography sx={{ fontWeight: 700 }}>{shown?.label}</Typography>}
    >
      <ChoiceInput source="is_answered" choices={STATES} />
    </SearchPanel>
  );
}

const wordOf = (value: unknown): string =>
  value === true || value === 'true' ? 'true' : value === false || value === 'false' ? 'false' : '';

function toFilter({ is_answered }: Filter): Filter {
  const word = wordOf(is_answered);
  return word === '' ? {} : { is_answered: word === 'true' };
}
